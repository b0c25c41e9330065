import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useTenant } from '../../../shared/app/tenant.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { refusedFields } from '../model/refused-ride.ts'
import { rideAddress, type RideChoice } from '../model/ride-choice.ts'
import { toRideInput } from '../model/ride-input.ts'
import { checkChoice } from '../model/ride-terms.ts'

export type RideForm = ReturnType<typeof useRideForm>

/** Manages the form of a ride: the address keeps the choice, the domain checks it, and the server prices it. */
export function useRideForm(service: Schemas['Transport']) {
  const { BookableDays } = useTenant().Ferry
  const address = useAddress(rideAddress)
  const choice = address.query
  // Typed text reaches the address only when its field is left, so that not every letter causes a request.
  const [typed, setTyped] = useState<Partial<RideChoice>>({})
  const draft = { ...choice, ...typed }
  const issues = checkChoice(service, draft, BookableDays)
  const isSettled = checkChoice(service, choice, BookableDays).length === 0
  const booking = useBookingForm({
    id: 'ride',
    address,
    issues,
    input: issues.length === 0 ? toRideInput(service, draft) : null,
    priced: isSettled ? toRideInput(service, choice) : null,
    refusedFields: (failure) => refusedFields(service, failure),
  })
  const leave = () => {
    if (Object.keys(typed).length === 0) return
    address.set(typed)
    setTyped({})
  }
  return {
    ...booking,
    draft,
    choose: (patch: Partial<RideChoice>) => {
      booking.choose({ ...typed, ...patch })
      setTyped({})
    },
    type: (patch: Partial<RideChoice>) => setTyped((before) => ({ ...before, ...patch })),
    leave,
    submit: () => {
      leave()
      booking.submit()
    },
  }
}
