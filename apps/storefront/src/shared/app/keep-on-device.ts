/**
 * Stores a text on this device, for other tabs and the next visit. Returns whether it did. A full or forbidden storage loses
 * the text, but never stops the visitor.
 */
export function keepOnDevice(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Stores a text for this tab only, across its reloads. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
