import * as z from 'zod'

import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { passengerSchema } from '../../../shared/trade/checkout/checkout-draft.ts'
import {
  emptyDetails,
  type PassengerDetails,
} from '../../../shared/trade/passenger/passenger-details.ts'
import type { CustomerValues } from './customer-values.ts'

const travellers = z.array(passengerSchema.omit({ band: true }))

const fields = Object.keys(emptyDetails()) as (keyof PassengerDetails)[] // the keys are those of this object

/** Returns the key under which a tab keeps the draft of a saved customer, or of a new one. */
export const draftOf = (id: string | null): string => `customer.${id ?? 'new'}`

/**
 * Converts the form's values to the texts of a draft. All travellers are one text, in which the fields always have the same
 * order.
 */
export function toTexts({ passengers, ...texts }: CustomerValues) {
  const listed = passengers.map((details) => fields.map((field) => [field, details[field]]))
  return { ...texts, passengers: JSON.stringify(listed.map((each) => Object.fromEntries(each))) }
}

/** Reads the values that were typed before a reload, or before a session ended; `stored` if there are none. */
export function readTyped(id: string | null, stored: CustomerValues): CustomerValues {
  const read = readDraft(draftOf(id), toTexts(stored))
  return { ...read, passengers: readTravellers(read.passengers) ?? stored.passengers }
}

function readTravellers(text: string): PassengerDetails[] | null {
  try {
    return travellers.parse(JSON.parse(text))
  } catch {
    return null
  }
}
