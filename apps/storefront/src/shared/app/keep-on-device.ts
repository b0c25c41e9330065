/**
 * Keeps a text on this device, for other tabs and the next visit. Returns whether it did: a full or forbidden storage
 * costs what is kept, and never what the visitor is about to do.
 */
export function keepOnDevice(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The same for this tab, over its reloads and no longer. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
