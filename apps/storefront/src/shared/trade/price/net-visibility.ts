import { keepOnDevice } from '../../app/keep-on-device.ts'
import { useSession } from '../../app/session-store.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

const storageKey = 'netPrices'
const hidden = 'hidden'

const useStore = visitorStore({
  initial: () => ({ isHidden: false }),
  restore: () => ({ isHidden: read() }),
  follow: ({ setState }, signal) => {
    // Another tab on the same screen hides and shows them as well; the key is null when all was wiped.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) setState({ isHidden: read() })
    }
    window.addEventListener('storage', onStorage, { signal })
  },
})

/** Asked of the session itself: what is bought and sold stands below the rooms of an agency. */
const useIsAgent = (): boolean => useSession(({ user }) => (user?.Agency ?? null) !== null)

/** Whether net prices give way to selling prices, because an agent's customer looks on. */
export function useIsNetHidden(): boolean {
  const isAgent = useIsAgent()
  const isHidden = useStore((state) => state.isHidden)
  return isAgent && isHidden
}

/** What an agent's screen shows prices at; null of everybody else, who pays what he sees. */
export function usePriceKind(): 'net' | 'selling' | null {
  const isAgent = useIsAgent()
  const isNetHidden = useIsNetHidden()
  if (!isAgent) return null
  return isNetHidden ? 'selling' : 'net'
}

/** For every agent on this device, until it is said otherwise. */
export function hideNet(isHidden: boolean): void {
  useStore.setState({ isHidden })
  if (isHidden) keepOnDevice(storageKey, hidden)
  else localStorage.removeItem(storageKey)
}

function read(): boolean {
  return localStorage.getItem(storageKey) === hidden
}
