import { create } from 'zustand'

const storageKey = 'setAside'

/** The keys of session storage under which a tab keeps what is typed, or begun and not finished. */
const typedKeys =
  /^(checkoutDraft|orderIntent|takenQuotation|chosenCustomer|formDraft\..+|quotation\..+)$/

type SetAside = { owner: string; entries: Record<string, string> }

const useStore = create<{ isThere: boolean }>(() => ({ isThere: read() !== null }))

/** Whether what somebody typed before their session ended waits in this tab for them to log in again. */
export const useIsSetAside = (): boolean => useStore((state) => state.isThere)

export const isSetAside = (): boolean => useStore.getState().isThere

/**
 * Takes what is typed out of everybody's reach, to be given back to its owner alone. Passports are in it: it stays in
 * this tab's session storage and ends with it.
 */
export function setAside(owner: string): void {
  const typed = Object.entries(sessionStorage).filter(([key]) => typedKeys.test(key))
  const before = read()
  const entries: Record<string, string> = {
    ...(before?.owner === owner && before.entries),
    ...Object.fromEntries(typed),
  }
  sessionStorage.clear()
  if (Object.keys(entries).length > 0) write({ owner, entries })
  useStore.setState({ isThere: read() !== null })
}

/** Gives back to its owner what was set aside, and forgets it when anybody else logs in. Returns whether there was any. */
export function giveBack(owner: string): boolean {
  const kept = read()
  forgetSetAside()
  if (kept?.owner !== owner) return false
  for (const [key, text] of Object.entries(kept.entries)) {
    // What was typed since is newer.
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text)
  }
  return true
}

export function forgetSetAside(): void {
  sessionStorage.removeItem(storageKey)
  useStore.setState({ isThere: false })
}

function write(kept: SetAside): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs the convenience, not the next login.
  }
}

function read(): SetAside | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(stored) ? stored : null
  } catch {
    return null
  }
}

function isKept(stored: unknown): stored is SetAside {
  const { owner, entries }: Partial<Record<keyof SetAside, unknown>> = {
    ...(typeof stored === 'object' && stored),
  }
  if (typeof owner !== 'string' || typeof entries !== 'object' || entries === null) return false
  return Object.values(entries).every((text) => typeof text === 'string')
}
