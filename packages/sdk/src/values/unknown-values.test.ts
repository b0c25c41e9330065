import { expect, it } from 'vitest'
import type * as z from 'zod/mini'

import contract from '../generated/openapi.json'
import { operations } from '../generated/operations.ts'
import { clientsAnsweredBy } from '../testing/answering-client.ts'
import { replacedAt, samplesOf, type Schema } from '../testing/contract-samples.ts'
import { cartItemSchema, orderStatusRequestSchema, orderStatusSchema } from '../zod.ts'
import { withKnownValues } from './open-enum.ts'

const LATER = 'of_a_later_version'
const SUCCESSES = ['200', '201', '202']

type Content = { content?: Record<string, { schema: Schema }> }
type Raw = {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Registered = {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  params: Record<string, { shape: Record<string, z.ZodMiniType> }>
  body: z.ZodMiniType | null
  responses: Record<string, z.ZodMiniType | null>
}

const paths = contract.paths as unknown as Record<string, Record<string, Raw>> // one type per path
const all = Object.entries(operations as unknown as Record<string, Registered>) // the same of each

const schemaIn = ({ content = {} }: Content) => Object.values(content)[0]?.schema

const answers = all.flatMap(([id, operation]) =>
  Object.entries(paths[operation.path]?.[operation.method]?.responses ?? {}).flatMap(
    ([status, answer]) => {
      const schema = SUCCESSES.includes(status) ? schemaIn(answer) : undefined
      return schema ? [[id, { ...operation, status, schema }] as const] : []
    },
  ),
)

const bodies = all.flatMap(([id, operation]) => {
  const schema = schemaIn(paths[operation.path]?.[operation.method]?.requestBody ?? {})
  return schema ? [[id, { ...operation, schema }] as const] : []
})

it.each(answers)(
  'API-4 accepts an unknown value in every list of values that %s answers with',
  async (_id, { method, path, params, status, schema }) => {
    let body: unknown
    const answer = () => Response.json(body, { status: Number(status) })
    const { travel, admin } = clientsAnsweredBy(answer, { validate: true })
    const client = path.startsWith('/admin/') ? admin : travel
    const call = client[method] as unknown as (path: string, init: object) => Promise<object> // of whatever path

    for (const { value, enumPlaces } of samplesOf(schema)) {
      for (body of [value, ...enumPlaces.map((place) => replacedAt(value, place, LATER))]) {
        const names = Object.keys(params['path']?.shape ?? {})
        const init = { path: Object.fromEntries(names.map((name) => [name, '1'])), body: {} }
        expect(await call(path, init), JSON.stringify(body)).not.toHaveProperty('error')
      }
    }
  },
)

it.each(bodies)(
  'API-4 refuses an unknown value in every list of values that the body of %s takes',
  (_id, { body, schema }) => {
    for (const { value, enumPlaces } of samplesOf(schema)) {
      expect(body?.safeParse(value).error).toBeUndefined()
      for (const place of enumPlaces)
        expect(body?.safeParse(replacedAt(value, place, LATER)).success, place.join('/')).toBe(
          false,
        )
    }
  },
)

it('API-4 refuses an unknown value in every parameter with a list of values', () => {
  const listed = all.flatMap(([id, { method, path, params }]) =>
    parametersOf(paths[path]?.[method]).flatMap(({ name, in: place, schema }) =>
      samplesOf(schema).some(({ enumPlaces }) => enumPlaces.length > 0)
        ? [[`${id} ${name}`, params[place]?.shape[name]?.safeParse(LATER).success] as const]
        : [],
    ),
  )

  expect(listed).toContainEqual(['listOrders status', false])
  expect(listed.filter(([, isTaken]) => isTaken !== false)).toEqual([])
})

it('API-4 a list of values has two forms: an open one in answers, and a closed one in requests', () => {
  const taken = (schema: z.ZodMiniType) =>
    ['ENTRY', LATER, 4].map((value) => schema.safeParse(value).success)

  expect(taken(orderStatusSchema)).toEqual([true, true, false])
  expect(taken(orderStatusRequestSchema)).toEqual([true, false, false])
})

it('API-4 accepts an item of an unknown kind by its common fields, but no broken item of a known kind', () => {
  const { example } =
    contract.paths['/travel/v1/cart'].get.responses['200'].content['application/json']
  const [item] = example.Items
  const { Price: _price, ...priceless } = { ...item }
  const later = { ...item, ItemContent: 'submarine', Ferry: undefined, Submarine: { Depth: 40 } }

  expect(cartItemSchema.safeParse(item).success).toBe(true)
  expect(cartItemSchema.safeParse(later).success).toBe(true)
  expect(cartItemSchema.safeParse({ ...later, Price: undefined }).success).toBe(false)
  expect(cartItemSchema.safeParse(priceless).success).toBe(false)
  expect(cartItemSchema.safeParse({ ...item, Ferry: undefined }).success).toBe(false)
})

it('API-4 a server can check its own answers against the values of its version alone', () => {
  const isTaken = () => orderStatusSchema.safeParse(LATER).success

  expect(withKnownValues(isTaken)).toBe(false)
  expect(withKnownValues(() => orderStatusSchema.safeParse('ENTRY').success)).toBe(true)
  expect(() =>
    withKnownValues(() => {
      throw new Error('The body was none.')
    }),
  ).toThrow('The body was none.')
  expect(isTaken()).toBe(true)
})

type Parameter = { name: string; in: string; schema: Schema }
const shared = contract.components.parameters as unknown as Record<string, Parameter> // one type per parameter

function parametersOf({ parameters = [] }: Raw | undefined = { responses: {} }): Parameter[] {
  return parameters.flatMap((one) =>
    '$ref' in one ? (shared[one.$ref.split('/').at(-1) ?? ''] ?? []) : one,
  )
}
