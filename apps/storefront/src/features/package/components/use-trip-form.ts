import type { Schemas } from '@selat/sdk'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { refusedFields } from '../../../shared/trade/product/refused-field.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useOptionOn } from '../../../shared/trade/product/use-option-on.ts'
import { chosenParty, tripAddress } from '../model/trip-choice.ts'
import { toTripInput } from '../model/trip-input.ts'
import { checkTrip, partyFor, toPackageTerms } from '../model/trip-terms.ts'

export type TripForm = ReturnType<typeof useTripForm>

/** Manages the form of a trip: the address keeps the choice, the domain checks it, and the server prices it. */
export function useTripForm(product: Schemas['Package']) {
  const address = useAddress(tripAddress)
  const choice = address.query
  const { date } = choice
  const on = useOptionOn({
    topic: 'package',
    productId: product.Id,
    options: product.Types,
    chosen: choice.type,
    date,
  })
  const type = on.option
  const terms = toPackageTerms(type)
  const party = partyFor(chosenParty(choice), terms)
  const issues = [
    ...on.dayIssues,
    ...checkTrip(party, terms).map((words) => ({ name: 'people', words })),
  ]
  const input =
    date !== undefined && issues.length === 0
      ? toTripInput(product.Id, type.Code, { date, party })
      : null
  const booking = useBookingForm({
    id: 'trip',
    address,
    step: 'type',
    issues,
    input,
    // The type for the day is known only once its month is loaded, so nothing is priced before that.
    priced: on.isPending ? null : input,
    refusedFields,
  })
  return {
    ...booking,
    product,
    type,
    terms,
    party,
    days: on.days,
    dayOptions: on.dayOptions,
  }
}
