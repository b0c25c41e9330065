import { expect, it } from 'vitest'

import { timeoutExceptions } from './generated/call-facts.ts'
import contract from './generated/openapi.json'
import { operations } from './generated/operations.ts'
import { PROBLEM_CODES, PROBLEMS } from './problems.ts'
import * as validators from './zod.ts'

type Media = { example?: unknown }
type Parser = { parse: (body: unknown) => unknown }
type Answer = { $ref?: string; content?: Record<string, Media> }
type RawOperation = {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}

const all = Object.entries(operations)
const byId = new Map(
  Object.values(contract.paths).flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([, raw]) => {
        const operation = raw as unknown as RawOperation // the JSON's inferred type is one union per path
        return [operation.operationId, operation] as const
      }),
  ),
)

it('API-1 has the eleven calls of §7 with their methods and paths', () => {
  const found = all.map(([, { method, path }]) => `${method.toUpperCase()} ${path}`)

  expect(found).toEqual(
    expect.arrayContaining([
      'GET /travel/v1/base',
      'GET /travel/v1/company',
      'GET /travel/v1/currency',
      'GET /travel/v1/schedule/dolphin',
      'GET /travel/v1/ferry/open/list',
      'GET /travel/v1/ferry/search',
      'GET /travel/v1/paymentmethod',
      'GET /travel/v1/booking/detail/{id}',
      'GET /travel/v1/privacypolicy',
      'POST /travel/v1/cart',
      'POST /travel/v1/item/transport/send',
    ]),
  )
})

it('API-1 has every operation of the contract in the registry', () => {
  expect(all.map(([id]) => id).toSorted()).toEqual([...byId.keys()].toSorted())
})

it.each(all)(
  'API-2 %s accepts the parameters that the clients add',
  (_id, { path, primitives }) => {
    const isGeneral = path.startsWith('/travel/v1/')

    expect(primitives.query).toHaveProperty('system', 'integer')
    expect('currency' in primitives.query).toBe(isGeneral)
    expect(primitives.header).toHaveProperty('Accept-Language', 'string')
  },
)

it.each(all)('API-1 requires a session exactly in the admin API: %s', (_id, operation) => {
  expect(operation.security === 'required').toBe(operation.path.startsWith('/admin/v1/'))
})

it.each(all)('ERR-3 names only known problems in %s', (_id, { problemCodes }) => {
  expect(problemCodes.filter((code) => !PROBLEM_CODES.includes(code))).toEqual([])
})

it.each(all)('ERR-3 has a code for each refused status of %s, and no other', (_id, operation) => {
  const statuses = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
  const ofCodes = new Set(operation.problemCodes.map((code) => String(PROBLEMS[code].status)))

  expect(statuses.toSorted()).toEqual([...ofCodes].toSorted())
})

it('API-3 has the timeout of its method for each operation', () => {
  expect(timeoutExceptions).toEqual({})
})

it('API-1 refuses unknown fields and unlimited texts in bodies, and allows new fields in answers', () => {
  const bodies = [...byId.values()].map(({ requestBody }) => requestBody)
  const [taken, given] = [reachableFrom(bodies), reachableFrom([...byId.values()].map(answersOf))]
  const isOpen = ([, { type, additionalProperties }]: Named) =>
    type === 'object' && additionalProperties !== false

  const inputs = schemas.filter(([name]) => taken.has(name))
  const outputs = schemas.filter(([name]) => given.has(name) && !taken.has(name))
  const endless = inputs.flatMap(([name, schema]) =>
    placesIn(schema, name)
      .filter(([, at]) => at['type'] === 'string' && !BOUNDS.some((word) => word in at))
      .map(([place]) => place),
  )

  expect(
    inputs.filter(isOpen).map(([name]) => name),
    'need additionalProperties: false',
  ).toEqual([])
  expect(endless, 'need a maxLength').toEqual([])
  expect(
    outputs.filter((one) => !isOpen(one) && one[1].type === 'object').map(([name]) => name),
    'must stay open',
  ).toEqual([])
})

it('API-1 uses only common formats, and no default in a body', () => {
  const places = schemas.flatMap(([name, schema]) => placesIn(schema, name))
  const known = ['date', 'date-time', 'email', 'uri', 'uuid', 'binary']
  const strange = places.filter(
    ([, { format }]) => typeof format === 'string' && !known.includes(format),
  )
  // The generated types would require a field that has a default.
  const withDefault = places.filter(
    ([place, at]) => 'default' in at && !place.endsWith('.properties'),
  )

  expect(strange.map(([place]) => place)).toEqual([])
  expect(withDefault.map(([place]) => place)).toEqual([])
})

it.each(all)('API-1 parses every example of %s', (id, operation) => {
  const raw = byId.get(id)
  const answers: Record<string, Parser | null> = operation.responses
  const request = raw?.requestBody?.content['application/json']?.example
  const body: Parser | null = operation.bodyType === 'json' ? operation.body : null
  expect(body?.parse(request)).toEqual(request)

  for (const [status, answer] of Object.entries(raw?.responses ?? {})) {
    const name = answer.$ref?.split('/').at(-1) as keyof typeof contract.components.responses // undefined without $ref
    const { content } = answer.$ref ? contract.components.responses[name] : answer
    for (const { example } of Object.values<Media>(content ?? {})) {
      expect(answers[status]?.parse(example), status).toEqual(example)
    }
  }
})

it('API-1 has a validator for each named schema', () => {
  const names = Object.keys(contract.components.schemas)
  const missing = names.filter(
    (name) => !(`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema` in validators),
  )

  expect(missing).toEqual([])
})

type Schema = { type?: unknown; additionalProperties?: unknown } & Record<string, unknown>
type Named = [name: string, schema: Schema]

const schemas: Named[] = Object.entries(contract.components.schemas)
const BOUNDS = ['maxLength', 'enum', 'const', 'pattern', 'format']

function answersOf({ responses }: RawOperation): unknown {
  return Object.values(responses).map(({ $ref, ...answer }) => {
    const name = $ref?.split('/').at(-1) as keyof typeof contract.components.responses // undefined without $ref
    return $ref ? contract.components.responses[name] : answer
  })
}

/** Finds the names of all schemas that something refers to, at any depth. */
function reachableFrom(start: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(start).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue
    found.add(name)
    reachableFrom(schemas.find(([one]) => one === name)?.[1], found)
  }
  return found
}

/** Lists all objects inside a schema, with their places. Examples and refusals are left out, because they are not schemas. */
function placesIn(value: unknown, place: string): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).filter(([key]) => !['example', 'x-problems'].includes(key))
  return [
    [place, value as Record<string, unknown>], // neither null nor of a primitive
    ...inside.flatMap(([key, one]) => placesIn(one, `${place}.${key}`)),
  ]
}
