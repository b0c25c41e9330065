import type { Schemas } from '@selat/sdk'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { cabinAddress } from '../model/cabin-choice.ts'
import { toCabinInput } from '../model/cabin-input.ts'
import { checkCabinChoice } from '../model/chosen-cabin.ts'
import { refusedFields } from '../model/refused-cabin.ts'

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
