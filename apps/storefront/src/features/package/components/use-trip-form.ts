import { type Party, partySize } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { refusedFields } from '../../../shared/trade/product/refused-field.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useOptionOn } from '../../../shared/trade/product/use-option-on.ts'
import {
  checkTrip,
  chosenParty,
  partyFor,
  toPackageTerms,
  tripAddress,
} from '../model/trip-choice.ts'

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

/** Converts a package to the input of the cart. */
function toTripInput(
  productId: string,
  type: string,
  { date, party }: { readonly date: string; readonly party: Party },
): Schemas['PackageCartInput'] {
  const Package = {
    Type: type,
    Date: date,
    QtyAdult: party.adults,
    QtyChild: party.children,
    QtyInfant: party.infants,
  }
  return { ItemContent: 'package', Items: [{ Item: productId, Qty: partySize(party), Package }] }
}
