import { keepOnDevice } from '../../app/keep-on-device.ts'
import { useSession } from '../../app/session-store.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

const storageKey = 'cartToken'

const useStore = visitorStore<{ token: string | null }>({
  initial: () => ({ token: null }),
  restore: () => ({ token: localStorage.getItem(storageKey) }),
  follow: ({ setState }, signal) => {
    // Other tabs add to the same cart, so the token follows local storage.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) setState({ token: localStorage.getItem(storageKey) })
    }
    window.addEventListener('storage', onStorage, { signal })
    // The cart of an account must not be shown to others on this device; it is there again after the next login. It is
    // forgotten after the session has been written, or another tab would load the cart with an expired session.
    const stop = useSession.subscribe(({ token }, before) => {
      if (before.token !== null && token === null) queueMicrotask(forgetCart)
    })
    signal.addEventListener('abort', stop)
  },
})

export const cartToken = (): string | null => useStore.getState().token

export const useCartToken = (): string | null => useStore((state) => state.token)

/** Returns the header that opens the visitor's cart; empty before there is one. */
export function cartHeader(): { 'Cart-Token'?: string } {
  const token = cartToken()
  return token === null ? {} : { 'Cart-Token': token }
}

/** Reads a token that another tab has stored, because the storage event arrives later. */
export function readKeptCart(): void {
  const token = localStorage.getItem(storageKey)
  if (token !== null) useStore.setState({ token })
}

export function rememberCart(token: string): void {
  keepOnDevice(storageKey, token)
  useStore.setState({ token })
}

/** Forgets the cart after an order is placed, or when the server no longer knows it. */
export function forgetCart(): void {
  localStorage.removeItem(storageKey)
  useStore.setState({ token: null })
}
