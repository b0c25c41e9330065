import { keepInTab } from '../../app/keep-on-device.ts'
import { session, useSession } from '../../app/session-store.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'
import { useAgency } from './use-agency.ts'

/** The customer for whom the agent books in this tab. */
export type ChosenCustomer = { readonly id: string; readonly name: string }

type Kept = ChosenCustomer & { readonly agency: string }

const storageKey = 'chosenCustomer'

const useStore = visitorStore<{ kept: Kept | null }>({
  initial: () => ({ kept: null }),
  restore: () => ({ kept: read() }),
  follow: ({ setState }, signal) => {
    // Signing out removes the chosen customer; logging in again after an ended session restores it. If another tab wiped
    // everything, this tab reads the store again (SES-5).
    const stop = useSession.subscribe(({ token }, before) => {
      if (token === null) setState({ kept: null })
      else if (before.token === null) setState({ kept: read() })
    })
    signal.addEventListener('abort', stop)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) setState({ kept: read() })
    }
    window.addEventListener('storage', onStorage, { signal })
  },
})

const agencyId = (): string | undefined => session().user?.Agency?.Id

/** Returns the chosen customer; null unless an agent has chosen one. A member of another agency who logs in finds none. */
export function useChosenCustomer(): ChosenCustomer | null {
  const agency = useAgency()
  const kept = useStore((state) => state.kept)
  return kept && kept.agency === agency?.Id ? kept : null
}

export function chosenCustomer(): ChosenCustomer | null {
  const { kept } = useStore.getState()
  return kept && kept.agency === agencyId() ? kept : null
}

/** Chooses the customer for whom this tab books until the booking is made; null for none. */
export function chooseCustomer(customer: ChosenCustomer | null): void {
  const agency = agencyId()
  const kept = customer && agency !== undefined ? { ...customer, agency } : null
  useStore.setState({ kept })
  if (kept) keepInTab(storageKey, JSON.stringify(kept))
  else sessionStorage.removeItem(storageKey)
}

function read(): Kept | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(stored) ? stored : null
  } catch {
    return null
  }
}

function isKept(stored: unknown): stored is Kept {
  const fields: Record<string, unknown> = { ...(typeof stored === 'object' && stored) }
  return ['id', 'name', 'agency'].every((field) => typeof fields[field] === 'string')
}
