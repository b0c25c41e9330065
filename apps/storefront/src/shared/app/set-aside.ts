import { keepInTab } from './keep-on-device.ts'
import { visitorStore } from './visitor/visitor-store.ts'

/** Matches the keys of session storage under which a tab keeps typed text and unfinished work. */
const typedKeys =
  /^(checkoutDraft|orderIntent|takenQuotation|chosenCustomer|formDraft\..+|quotation\..+)$/

type SetAside = { owner: string; entries: Readonly<Record<string, string>> }

// The text is kept in memory only, because an ended session wipes both storages (§4).
const useStore = visitorStore<{ kept: SetAside | null }>({ initial: () => ({ kept: null }) })

/** Whether text that was typed before a session ended waits in this tab for its account to log in again. */
export const useIsSetAside = (): boolean => useStore((state) => state.kept !== null)

export const isSetAside = (): boolean => useStore.getState().kept !== null

/** Takes typed text out of session storage for its owner only, because it contains passports. */
export function setAside(owner: string): void {
  const { kept } = useStore.getState()
  const typed = Object.entries(sessionStorage).filter(([key]) => typedKeys.test(key))
  const entries = {
    ...(kept?.owner === owner && kept.entries),
    ...Object.fromEntries<string>(typed),
  }
  sessionStorage.clear()
  useStore.setState({ kept: Object.keys(entries).length > 0 ? { owner, entries } : null })
}

/**
 * Restores text that was set aside for its owner, and deletes it if another account logs in. Returns whether all of it
 * is restored.
 */
export function giveBack(owner: string): boolean {
  const { kept } = useStore.getState()
  forgetSetAside()
  if (kept?.owner !== owner) return false
  // Text that was typed since then is newer and must not be overwritten.
  const missing = Object.entries(kept.entries).filter(
    ([key]) => sessionStorage.getItem(key) === null,
  )
  return missing.map(([key, text]) => keepInTab(key, text)).every(Boolean)
}

export function forgetSetAside(): void {
  useStore.setState({ kept: null })
}
