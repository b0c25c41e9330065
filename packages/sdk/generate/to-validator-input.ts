import type { Contract } from './contract.ts'

/**
 * The contract as kubb reads it best. `oneOf: [x, null]` becomes `anyOf`, since kubb makes the members of a plain
 * `oneOf` strict and would refuse a field that a later v1 adds. Descriptions go: validators carry no prose.
 */
export function toValidatorInput(contract: Contract): Record<string, unknown> {
  return rewrite(contract) as Record<string, unknown> // an object in, an object out
}

function rewrite(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one))
  if (typeof value !== 'object' || value === null) return value
  const isNameMap = ['properties', 'schemas', 'mapping', 'responses', 'parameters'].includes(key)
  const entries = Object.entries(value).filter(
    ([name]) => isNameMap || !['description', 'example', 'examples', 'summary'].includes(name),
  )
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
