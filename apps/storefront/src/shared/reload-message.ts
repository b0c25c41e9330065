const storageKey = 'reloadMessage'

/** Carries a message over a reload (SES-4). Call it after the session is cleared: clearing wipes the storage. */
export function keepForReload(message: string): void {
  sessionStorage.setItem(storageKey, message)
}

/** The message from before the reload, once. */
export function takeReloadMessage(): string | null {
  const message = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return message
}
