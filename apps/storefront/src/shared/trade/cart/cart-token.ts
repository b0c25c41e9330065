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
    // A cart of an account is for nobody else on this device; it is there again after the next login. It goes after the
    // session has been written, or another tab would ask for the cart anew with a token that is over.
    const stop = useSession.subscribe(({ token }, before) => {
      if (before.token !== null && token === null) queueMicrotask(forgetCart)
    })
    signal.addEventListener('abort', stop)
  },
})

export const cartToken = (): string | null => useStore.getState().token

export const useCartToken = (): string | null => useStore((state) => state.token)

/** The header that opens the visitor's cart; empty before there is one. */
export function cartHeader(): { 'Cart-Token'?: string } {
  const token = cartToken()
  return token === null ? {} : { 'Cart-Token': token }
}

/** Finds what another tab has just remembered, of which this one is told later. */
export function readKeptCart(): void {
  const token = localStorage.getItem(storageKey)
  if (token !== null) useStore.setState({ token })
}

export function rememberCart(token: string): void {
  keepOnDevice(storageKey, token)
  useStore.setState({ token })
}

/** After an order is placed, or when the server no longer knows the cart. */
export function forgetCart(): void {
  localStorage.removeItem(storageKey)
  useStore.setState({ token: null })
}
