import { keepInTab } from '../../app/keep-on-device.ts'
import { session, useSession } from '../../app/session-store.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'
import { useAgency } from './use-agency.ts'

/** Whom the agent books for in this tab. */
export type ChosenCustomer = { readonly id: string; readonly name: string }

type Kept = ChosenCustomer & { readonly agency: string }

const storageKey = 'chosenCustomer'

const useStore = visitorStore<{ kept: Kept | null }>({
  initial: () => ({ kept: null }),
  restore: () => ({ kept: read() }),
  follow: ({ setState }, signal) => {
    // Who signs out lets the customer go, and who logs in again after the session ended finds him; another tab that
    // wiped everything has told this one to look again (SES-5).
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

/** Null of everybody but an agent who has chosen somebody. Another agency that logs in finds nobody. */
export function useChosenCustomer(): ChosenCustomer | null {
  const agency = useAgency()
  const kept = useStore((state) => state.kept)
  return kept && kept.agency === agency?.Id ? kept : null
}

export function chosenCustomer(): ChosenCustomer | null {
  const { kept } = useStore.getState()
  return kept && kept.agency === agencyId() ? kept : null
}

/** Chooses whom to book for, or nobody: for this tab and until the booking is made. */
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
