import * as z from 'zod'

import { keepInTab } from '../../../shared/app/keep-on-device.ts'
import { passengerSchema } from '../../../shared/trade/checkout/checkout-draft.ts'
import type { AcceptanceValues, TypedAcceptance } from './acceptance-values.ts'

const keyOf = (number: string) => `quotation.${number}`

const draft = z.object({
  name: z.string(),
  email: z.string(),
  phoneCountry: z.string(),
  phoneCode: z.string(),
  phoneNumber: z.string(),
  passengers: z.record(z.string(), z.array(passengerSchema)),
  sameAs: z.record(z.string(), z.string()),
  isSent: z.boolean().default(false),
})

/** Keeps what is typed over a reload. It contains passports, so it stays in this tab and ends with it. */
export function saveTyped(number: string, values: AcceptanceValues, isSent = false): void {
  const { hasAgreed: _, ...typed } = values
  keepInTab(keyOf(number), JSON.stringify({ ...typed, isSent }))
}

/** Returns what was typed for a quotation in this tab; null if there is nothing, or if it cannot be read. */
export function readTyped(number: string): z.infer<typeof draft> | null {
  try {
    return draft.parse(JSON.parse(sessionStorage.getItem(keyOf(number)) ?? 'null'))
  } catch {
    return null
  }
}

/** Returns what was sent from this tab; null if the quotation was accepted elsewhere, even if something was typed here. */
export function readSent(number: string): TypedAcceptance | null {
  const typed = readTyped(number)
  return typed?.isSent ? typed : null
}

/** Removes what was typed, once it is no longer needed. */
export function forgetTyped(number: string): void {
  sessionStorage.removeItem(keyOf(number))
}
