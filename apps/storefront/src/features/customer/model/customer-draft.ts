import * as z from 'zod'

import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { passengerSchema } from '../../../shared/trade/checkout/checkout-draft.ts'
import { emptyDetails } from '../../../shared/trade/passenger/passenger-details.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'
import type { CustomerValues } from './customer-values.ts'

const travellers = z.array(passengerSchema.omit({ band: true }))

const fields = Object.keys(emptyDetails()) as (keyof PassengerDetails)[] // of that very object

/** The name under which a tab keeps what is typed of a saved customer, or of a new one. */
export const draftOf = (id: string | null): string => `customer.${id ?? 'new'}`

/** The fields as a draft holds them: whoever travels along is one text, whose fields have one order. */
export function toTexts({ passengers, ...texts }: CustomerValues) {
  const listed = passengers.map((details) => fields.map((field) => [field, details[field]]))
  return { ...texts, passengers: JSON.stringify(listed.map((each) => Object.fromEntries(each))) }
}

/** What was typed before a reload, or before a session that ended meanwhile; `stored` where nothing was. */
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
