import { checkPackageParty, type PackageRefusal } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { type RefusedField, refusedFields } from '../../../shared/trade/product/refused-field.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useDetailChoice } from '../../../shared/trade/product/use-detail-choice.ts'
import { type DayIssue, useOptionOn } from '../../../shared/trade/product/use-option-on.ts'
import { parseTripChoice, serializeTripChoice, type TripChoice } from '../model/trip-choice.ts'
import { toTripInput } from '../model/trip-input.ts'
import { partyFor, toPackageTerms } from '../model/trip-terms.ts'

export type TripIssue = DayIssue | { field: 'people'; refusal: PackageRefusal } | RefusedField

export const tripFieldId = (field: TripIssue['field']) => `trip-${field}`

export type TripForm = ReturnType<typeof useTripForm>

/** A trip in the making: the address keeps it, the domain judges it, the server prices it. */
export function useTripForm(product: Schemas['Package']) {
  const { choice, choose } = useDetailChoice(parseTripChoice, serializeTripChoice)
  const { date } = choice
  const on = useOptionOn({
    productId: product.Id,
    options: product.Types,
    chosen: choice.type,
    date,
  })
  const type = on.option
  const terms = toPackageTerms(type)
  const party = partyFor(choice.party, terms)
  const refusals = checkPackageParty(party, terms)
  const issues: TripIssue[] = [
    ...on.dayIssues,
    ...refusals.map((refusal) => ({ field: 'people' as const, refusal })),
  ]
  const input =
    date !== null && issues.length === 0
      ? toTripInput(product.Id, type.Code, { date, party })
      : null
  const { reset, ...booking } = useBookingForm<TripIssue>({
    issues,
    isUnfinished: (issue) => 'reason' in issue && issue.reason === 'required',
    input,
    // Which type the day has is not known before its month is.
    priced: on.isPending ? null : input,
    refusedFields,
    fieldId: tripFieldId,
  })
  return {
    ...booking,
    product,
    choice,
    type,
    terms,
    party,
    days: on.days,
    choose: (patch: Partial<TripChoice>) => {
      reset()
      choose(patch, { push: 'type' in patch })
    },
  }
}
