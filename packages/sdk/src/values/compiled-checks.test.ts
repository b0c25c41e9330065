import { expect, it } from 'vitest'
import type * as z from 'zod/mini'

import { closedChecks } from '../generated/closed-checks.ts'
import { loadChecks } from '../generated/load-checks.ts'
import contract from '../generated/openapi.json'
import { operations } from '../generated/operations.ts'
import { samplesOf, type Schema } from '../testing/contract-samples.ts'
import { mutationsOf } from '../testing/mutations.ts'
import { withKnownValues } from './open-enum.ts'

type Content = { content?: Record<string, { schema: Schema }> }
type Registered = {
  method: string
  path: string
  responses: Record<string, z.ZodMiniType | null>
}

// TypeScript gives each path and each operation its own type, and the tests need only the common fields.
const paths = contract.paths as unknown as Record<string, Record<string, { responses: Content[] }>>
const all = Object.entries(operations as unknown as Record<string, Registered>)

const answers = all.flatMap(([id, { method, path, responses }], index) =>
  Object.entries(responses).flatMap(([status, validator]) => {
    const { content = {} } = paths[path]?.[method]?.responses[Number(status)] ?? {}
    const schema = content['application/json']?.schema
    if (!validator || !schema || !status.startsWith('2')) return []
    return [
      [
        `${id} ${status}`,
        { id, key: `${method} ${path}`, status, schema, validator, index },
      ] as const,
    ]
  }),
)

/** Tells whether a validator accepts a value as a sandbox does: with known values only, and no field that the validator drops. */
function isClosedTo(validator: z.ZodMiniType, value: unknown): boolean {
  const result = withKnownValues(() => validator.safeParse(value))
  return result.success && sizeOf(result.data) === sizeOf(value)
}

const sizeOf = (value: unknown) => JSON.stringify(value).length

/** Picks values evenly, and different ones for each operation, because many operations answer with the same order. */
function someOf<T>(values: readonly T[], turn: number): T[] {
  const step = Math.ceil(values.length / 400)
  return values.filter((_, at) => at % step === turn % step)
}

it.each(answers)(
  'API-4 the compiled checks of %s accept and refuse samples, as they are and changed, as its validators do',
  async (_name, { id, key, status, schema, validator, index }) => {
    const open = (await loadChecks[key]?.())?.checks[Number(status)]
    const closed = closedChecks[id]?.[Number(status)]
    const samples = samplesOf(schema).map(({ value }) => value)
    const changed = samples.flatMap((value, turn) => mutationsOf(value, index + turn))
    const values = [...samples, ...someOf(changed, index)]

    const disagreed = values.filter(
      (value) =>
        open?.(value) !== validator.safeParse(value).success ||
        closed?.(value) !== isClosedTo(validator, value),
    )

    expect(disagreed.map((value) => JSON.stringify(value))).toEqual([])
    expect(samples.every((value) => open?.(value) && closed?.(value))).toBe(true)
    expect(values.some((value) => !open?.(value))).toBe(true)
  },
)

it('API-4 every success of every operation has a compiled check, and nothing else has', () => {
  const declared = all.map(([id, { responses }]) => [
    id,
    Object.keys(responses).filter((one) => one.startsWith('2')),
  ])
  const compiled = Object.entries(closedChecks).map(([id, checks]) => [id, Object.keys(checks)])

  expect(compiled).toEqual(declared)
  expect(Object.keys(loadChecks)).toEqual(all.map(([, { method, path }]) => `${method} ${path}`))
})
