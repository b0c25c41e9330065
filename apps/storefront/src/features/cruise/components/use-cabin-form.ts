import type { Schemas } from '@selat/sdk'

import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useDetailChoice } from '../../../shared/trade/product/use-detail-choice.ts'
import { type CabinChoice, parseCabin, serializeCabin } from '../model/cabin-choice.ts'
import { toCabinInput } from '../model/cabin-input.ts'
import { checkCabinChoice } from '../model/chosen-cabin.ts'
import { refusedFields } from '../model/refused-cabin.ts'

export type CabinForm = ReturnType<typeof useCabinForm>

/** A cabin in the making: the address keeps it, the domain judges it, the server prices it. */
export function useCabinForm(cruise: Schemas['Cruise']) {
  const { choice, choose } = useDetailChoice(parseCabin, serializeCabin)
  const issues = checkCabinChoice(cruise, choice)
  const { reset, ...booking } = useBookingForm({
    id: 'cabin',
    issues,
    input: issues.length === 0 ? toCabinInput(cruise, choice) : null,
    refusedFields,
  })
  return {
    ...booking,
    choice,
    choose: (patch: Partial<CabinChoice>) => {
      reset()
      choose(patch)
    },
  }
}
