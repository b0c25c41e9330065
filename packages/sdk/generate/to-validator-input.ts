import type { Contract } from './contract.ts'

/**
 * Returns the contract in the form that suits kubb. `oneOf: [x, null]` becomes `anyOf`, because kubb makes the members of a
 * plain `oneOf` strict and would refuse a field that a later v1 adds. Descriptions are removed, because validators do not
 * need them. The mapping of a discriminator is removed too: its schemas already contain their values, and kubb would write
 * them twice.
 */
export function toValidatorInput(contract: Contract): Record<string, unknown> {
  return rewrite(contract) as Record<string, unknown> // an object stays an object
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
