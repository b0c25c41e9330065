import { cleanup } from '@testing-library/react'

/** Ends the page as a reload does: its clean-up must not change what the tab keeps. */
export function reloadTab(): void {
  const kept = Object.entries(sessionStorage)
  cleanup()
  sessionStorage.clear()
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
}
