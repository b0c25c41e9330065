import { type ProblemField, refuse } from '../../../engine/http/refusal.ts'

/** A quantity is what an item's people, seats or rooms come to. */
export function wrongQuantity(given: number, expected: number, pointer: string): ProblemField[] {
  return given === expected ? [] : [{ pointer, code: 'does_not_match', params: { expected } }]
}

export function requireQuantity(given: number, expected: number, pointer: string): void {
  const errors = wrongQuantity(given, expected, pointer)
  if (errors.length > 0) refuse('validation_failed', { errors })
}

/** An option, type, rate or cabin that the product does not have. */
export function unknownOption(pointer: string): ProblemField {
  return { pointer, code: 'unknown_option', params: {} }
}
