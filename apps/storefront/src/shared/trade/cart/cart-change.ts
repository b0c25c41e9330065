import { createIdempotencyKey } from '@selat/sdk'

import { keepOnDevice } from '../../app/keep-on-device.ts'

const storageKey = 'cartChange'

/**
 * Has the other tabs of this browser ask for the cart again. Only a call that changes the cart may tell: if reading told, too,
 * two tabs would have each other read for ever.
 */
export function tellCartChange(): void {
  // It says nothing of the cart, but differs each time: a browser tells other tabs of no text that stays as it is.
  keepOnDevice(storageKey, createIdempotencyKey())
}

/** Hears of what other tabs have changed in the cart; returns how to stop. */
export function onCartChangeElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // It goes with everything else when a session ends, which changes no cart.
    if (key === storageKey && newValue !== null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
