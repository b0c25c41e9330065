import { createIdempotencyKey } from '@selat/sdk'

import { keepOnDevice } from '../../app/keep-on-device.ts'

const storageKey = 'cartChange'

/**
 * Makes the other tabs of this browser load the cart again. Only calls that change the cart may use it: if loading used
 * it, too, two tabs would make each other load for ever.
 */
export function tellCartChange(): void {
  // The value has no meaning but must be a new one, because browsers tell other tabs only of values that change.
  keepOnDevice(storageKey, createIdempotencyKey())
}

/** Calls the listener when another tab has changed the cart; returns the function that ends this. */
export function onCartChangeElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // At the end of a session the storage is cleared, which is no change of a cart.
    if (key === storageKey && newValue !== null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
