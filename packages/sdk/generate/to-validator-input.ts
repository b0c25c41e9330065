import type { Contract } from './contract.ts'

/**
 * The contract as kubb reads it best. `oneOf: [x, null]` becomes `anyOf`, since kubb makes the members of a plain
 * `oneOf` strict and would refuse a field that a later v1 adds. Descriptions go: validators carry no prose. So does the
 * mapping of a discriminator: each schema that it names has its own value, and kubb would say it a second time.
 */
export function toValidatorInput(contract: Contract): Record<string, unknown> {
  return rewrite(contract) as Record<string, unknown> // an object in, an object out
}

function rewrite(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one))
  if (typeof value !== 'object' || value === null) return value
  const isNameMap = ['properties', 'schemas', 'responses', 'parameters'].includes(key)
  const left =
    key === 'discriminator' ? ['mapping'] : ['description', 'example', 'examples', 'summary']
  const entries = Object.entries(value).filter(([name]) => isNameMap || !left.includes(name))
  const kept = Object.fromEntries(entries.map(([name, one]) => [name, rewrite(one, name)]))
  if (isNameMap || !isNullable(kept['oneOf'])) return kept
  const { oneOf, ...rest } = kept
  return { ...rest, anyOf: oneOf }
}

function isNullable(choices: unknown): boolean {
  return (
    Array.isArray(choices) && choices.some((choice: { type?: unknown }) => choice.type === 'null')
  )
}
