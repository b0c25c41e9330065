import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'

/** Whether the server knows no such order for this visitor. A secret that cannot be one is refused by its shape. */
export function isUnknownOrder(thrown: unknown): boolean {
  const error = callErrorOf(thrown)
  return isProblem(error, 'not_found') || isProblem(error, 'validation_failed')
}
