import * as z from 'zod'

import { keepInTab } from '../../app/keep-on-device.ts'
import { byPassengerText } from '../passenger/passenger-details.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { byOrderText } from './order-texts.ts'

const storageKey = 'checkoutDraft'

/** A typed passenger as it is stored in the tab. */
export const passengerSchema = z.object({
  band: z.enum(['adult', 'child', 'infant']),
  isOneName: z.boolean(),
  // A draft from before a field was added lacks the field.
  ...byPassengerText(() => z.string().default('')),
})

const draft = z.object({
  cartToken: z.string(),
  /** The ids of the items for which it was typed, including those that ask for no travellers. */
  items: z.array(z.string()).default([]),
  contact: z.object({
    name: z.string(),
    email: z.string(),
    phoneCountry: z.string(),
    phoneCode: z.string(),
    phoneNumber: z.string(),
  }),
  contactTravels: z.boolean().default(false),
  passengers: z.record(z.string(), z.array(passengerSchema)),
  unplaced: z.record(z.string(), z.array(passengerSchema)).default({}),
  sameAs: z.record(z.string(), z.string()),
  ...byOrderText(() => z.string().default('')),
})

export type CheckoutDraft = Omit<z.output<typeof draft>, 'cartToken' | 'items'>

/**
 * Keeps typed values over a reload. They include passports, so they go to session storage only, which belongs to this
 * tab and ends with it. The draft is cleared as soon as the order is placed. There is one draft at a time.
 */
export function saveDraft(
  cartToken: string,
  values: CheckoutValues,
  items: readonly string[] = [],
): void {
  const { hasAgreed: _, ...typed } = values
  keepInTab(storageKey, JSON.stringify({ cartToken, items, ...typed }))
}

/**
 * Returns the values that were typed for this cart; null if there are none, or none that can be read. A login moves a visitor's
 * items into the account's cart, so the values that were typed for these items are valid there, too.
 */
export function readDraft(
  cartToken: string,
  items: readonly { Id: string }[],
): CheckoutDraft | null {
  try {
    const stored = draft.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    const isMoved = items.some(({ Id }) => Id in stored.passengers || stored.items.includes(Id))
    return stored.cartToken === cartToken || isMoved ? stored : null
  } catch {
    return null
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(storageKey)
}
