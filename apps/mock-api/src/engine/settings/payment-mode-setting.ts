import type { SharedSettings } from './shared-settings.ts'

/** The way in which payments end: by the console or a test, or by themselves after a while. */
export type PaymentMode = (typeof PAYMENT_MODES)[number]

export const PAYMENT_MODES = ['automatic', 'manual'] as const

/** Restores the payment mode from the store: that of this start, or the one set since. */
export async function keepPaymentMode(settings: SharedSettings, start: PaymentMode) {
  let mode = start
  const changed = await settings.keep({
    // Stores and snapshots of older releases have the setting under this name.
    name: 'simulation',
    start,
    state: () => mode,
    follow: (kept) => void (mode = kept as PaymentMode), // only `state` writes it
  })
  return {
    get: () => mode,
    set: (next: PaymentMode) => {
      mode = next
      changed()
    },
  }
}
