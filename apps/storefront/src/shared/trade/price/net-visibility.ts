import { keepOnDevice } from '../../app/keep-on-device.ts'
import { useSession } from '../../app/session-store.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

const storageKey = 'netPrices'
const hidden = 'hidden'

const useStore = visitorStore({
  initial: () => ({ isHidden: false }),
  restore: () => ({ isHidden: read() }),
  follow: ({ setState }, signal) => {
    // Another tab on the same screen hides and shows net prices as well; the key is null if the storage was wiped.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) setState({ isHidden: read() })
    }
    window.addEventListener('storage', onStorage, { signal })
  },
})

/** Whether the user is a member of an agency. The session itself is asked, because prices are below the pages of an agency. */
const useIsAgent = (): boolean => useSession(({ user }) => (user?.Agency ?? null) !== null)

/** Whether selling prices replace net prices, because a customer of the agency can see the screen. */
export function useIsNetHidden(): boolean {
  const isAgent = useIsAgent()
  const isHidden = useStore((state) => state.isHidden)
  return isAgent && isHidden
}

/** Returns the kind of prices on a member's screen; null for other users, who pay the price that they see. */
export function usePriceKind(): 'net' | 'selling' | null {
  const isAgent = useIsAgent()
  const isNetHidden = useIsNetHidden()
  if (!isAgent) return null
  return isNetHidden ? 'selling' : 'net'
}

/** Hides or shows net prices for every member on this device, until they are shown or hidden again. */
export function hideNet(isHidden: boolean): void {
  useStore.setState({ isHidden })
  if (isHidden) keepOnDevice(storageKey, hidden)
  else localStorage.removeItem(storageKey)
}

function read(): boolean {
  return localStorage.getItem(storageKey) === hidden
}
