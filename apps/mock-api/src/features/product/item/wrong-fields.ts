import { type ProblemField, refuseFields } from '../../../engine/http/refusal.ts'

/** A quantity is what an item's people, seats or rooms come to. */
export function wrongQuantity(given: number, expected: number, pointer: string): ProblemField[] {
  return given === expected ? [] : [{ pointer, code: 'does_not_match', params: { expected } }]
}

export function requireQuantity(given: number, expected: number, pointer: string): void {
  refuseFields(wrongQuantity(given, expected, pointer))
}
