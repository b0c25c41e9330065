import { type ProblemField, refuseFields } from '../../../engine/http/refusal.ts'

/** Lists the error of a quantity that is not the number of the item's people, seats or rooms. */
export function wrongQuantity(given: number, expected: number, pointer: string): ProblemField[] {
  return given === expected ? [] : [{ pointer, code: 'does_not_match', params: { expected } }]
}

export function requireQuantity(given: number, expected: number, pointer: string): void {
  refuseFields(wrongQuantity(given, expected, pointer))
}
