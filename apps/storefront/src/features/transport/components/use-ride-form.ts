import { issueFrom, partySize, type ReasonOf, type RideCode } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useTenant } from '../../../shared/app/tenant.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import {
  checkChoice,
  partyOf,
  rateOf,
  rideAddress,
  type RideChoice,
  rideRequestOf,
  splitTexts,
  toFieldIssue,
} from '../model/ride-choice.ts'

export type RideForm = ReturnType<typeof useRideForm>

/** Manages the form of a ride: the address keeps the choice, the domain checks it, and the server prices it. */
export function useRideForm(service: Schemas['Transport']) {
  const { BookableDays } = useTenant().Ferry
  const address = useAddress(rideAddress)
  const choice = address.query
  // Typed text reaches the address only when its field is left, so that not every letter causes a request. Text that is too
  // long never does: the address would cut it, and the visitor is to shorten it.
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
    const { fitting, tooLong } = splitTexts(typed)
    address.set(fitting)
    setTyped(tooLong)
  }
  return {
    ...booking,
    draft,
    choose: (patch: Partial<RideChoice>) => {
      const { fitting, tooLong } = splitTexts(typed)
      booking.choose({ ...fitting, ...patch })
      setTyped(tooLong)
    },
    type: (patch: Partial<RideChoice>) => setTyped((before) => ({ ...before, ...patch })),
    leave,
    submit: () => {
      leave()
      booking.submit()
    },
  }
}

/** Converts a complete ride to the input of the cart. */
function toRideInput(service: Schemas['Transport'], choice: RideChoice): Schemas['CartInput'] {
  const rate = rateOf(service, choice)
  const request = rideRequestOf(service, choice)
  const party = partyOf(choice)
  return {
    ItemContent: 'transport',
    Items: [
      {
        Item: service.Id,
        Qty: rate.Per === 'vehicle' ? 1 : partySize(party),
        Transport: {
          Rate: rate.Code,
          PickUpDate: request.pickUpDate ?? '',
          PickUpTime: request.pickUpTime ?? '',
          PickUpAddress: request.pickUpAddress,
          DropOffAddress: request.dropOffAddress,
          ConnectionNumber: request.connectionNumber,
          ExtraHours: request.extraHours,
          Bags: request.bags,
          QtyAdult: party.adults,
          QtyChild: party.children,
          QtyInfant: party.infants,
        },
      },
    ],
  }
}

/** The reasons that the server gives at a ride's fields; problems of the day have codes of their own. */
const reasons: readonly ReasonOf<RideCode>[] = [
  'required',
  'not_asked',
  'invalid_date',
  'invalid_time',
  'outside_service_hours',
  'too_short',
  'too_long',
  'not_a_whole_number',
  'below_minimum',
  'above_maximum',
  'invalid_count',
  'no_passengers',
  'no_adult',
  'more_infants_than_adults',
  'too_many_passengers',
]

/** Returns the issues that the server found in a ride's fields. It uses the same rules, but may know more than this device. */
function refusedFields(service: Schemas['Transport'], failure: CallError): FieldIssue[] {
  if (failure.kind !== 'problem') return []
  return failure.errors.flatMap(({ pointer, code, params }) => {
    const reason = reasons.find((known) => known === code)
    if (!reason) return []
    const field = fieldOf(pointer.slice(pointer.lastIndexOf('/') + 1))
    return toFieldIssue(service, issueFrom([field], `transport.${reason}`, params))
  })
}

/**
 * Returns the field for the last part of a pointer: the name on the wire in camel case; all counts of people belong to one
 * field. A name that is no field is returned, too, but no field shows its issue.
 */
function fieldOf(name: string): string {
  return name.startsWith('Qty') ? 'party' : name.charAt(0).toLowerCase() + name.slice(1)
}
