import type { PassengerDraft } from '@selat/domain'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { type CheckoutValues, sourceOf } from '../../../shared/trade/checkout/checkout-values.ts'
import { isBlank, toDraft } from '../../../shared/trade/passenger/passenger-details.ts'

/** Returns all passengers who are typed in without an error, each once. */
export function completePassengers(
  values: CheckoutValues,
  issues: readonly FieldIssue[],
): PassengerDraft[] {
  const isWrong = (place: string) =>
    issues.some(({ name, words }) => words.severity === 'error' && name.startsWith(`${place}.`))
  return Object.entries(values.passengers)
    .filter(([itemId]) => sourceOf(itemId, values) === itemId)
    .flatMap(([itemId, list]) =>
      list.flatMap((one, index) => {
        const { band: _band, ...details } = one
        const place = `passengers.${itemId}.${index}`
        return isBlank(details) || isWrong(place) ? [] : [toDraft(details)]
      }),
    )
}
