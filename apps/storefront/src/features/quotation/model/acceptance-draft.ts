import * as z from 'zod'

import { passengerSchema } from '../../../shared/checkout/checkout-draft.ts'
import type { AcceptanceValues } from './acceptance-values.ts'

const keyOf = (number: string) => `quotation.${number}`

const draft = z.object({
  name: z.string(),
  email: z.string(),
  phoneCountry: z.string(),
  phoneCode: z.string(),
  phoneNumber: z.string(),
  passengers: z.record(z.string(), z.array(passengerSchema)),
  sameAs: z.record(z.string(), z.string()),
})

/** Keeps what is typed over a reload. Passports are in it: it belongs to this tab and ends with it. */
export function saveTyped(number: string, values: AcceptanceValues): void {
  try {
    sessionStorage.setItem(keyOf(number), JSON.stringify(values))
  } catch {
    // A full or forbidden storage costs the convenience, not the acceptance.
  }
}

/** What was typed for a quotation in this tab; null when there is nothing, or nothing that can be read. */
export function readTyped(number: string): AcceptanceValues | null {
  try {
    return draft.parse(JSON.parse(sessionStorage.getItem(keyOf(number)) ?? 'null'))
  } catch {
    return null
  }
}

/** Nobody corrects it any more. */
export function forgetTyped(number: string): void {
  sessionStorage.removeItem(keyOf(number))
}
