import { partySize } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import {
  cabinAddress,
  type CabinChoice,
  cabinOf,
  checkCabinChoice,
  guestsOf,
  ofSailing,
} from '../model/cabin-choice.ts'

export type CabinForm = ReturnType<typeof useCabinForm>

/** Holds the choice of a cabin: the address keeps it, the domain checks it, and the server prices it. */
export function useCabinForm(cruise: Schemas['Cruise']) {
  const address = useAddress(cabinAddress)
  const choice = address.query
  const issues = checkCabinChoice(cruise, choice)
  return useBookingForm({
    id: 'cabin',
    address,
    issues,
    input: issues.length === 0 ? toCabinInput(cruise, choice) : null,
    refusedFields,
  })
}

/** Converts a complete choice to an item of the cart. */
function toCabinInput(cruise: Schemas['Cruise'], choice: CabinChoice): Schemas['CartInput'] {
  const guests = guestsOf(choice)
  return {
    ItemContent: 'cruise',
    Items: [
      {
        Item: cruise.Id,
        Qty: partySize(guests),
        Cruise: {
          Cabin: cabinOf(cruise, choice).Code,
          SailingDate: choice.date ?? '',
          QtyAdult: guests.adults,
          QtyChild: guests.children,
          QtyInfant: guests.infants,
        },
      },
    ],
  }
}

/**
 * Converts a refusal of the server to an issue of the sailing's field. The sailing was sold out or closed after the page was
 * loaded.
 */
function refusedFields(failure: CallError): FieldIssue[] {
  if (isProblem(failure, 'sold_out')) return [ofSailing('cruise.sold_out')]
  if (isProblem(failure, 'product_unavailable') || isProblem(failure, 'book_before'))
    return [ofSailing('cruise.sailing_gone')]
  return []
}
