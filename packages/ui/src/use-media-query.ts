import { useSyncExternalStore } from 'react'

/** Whether the query holds now; false where there is no screen to ask. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = globalThis.matchMedia?.(query)
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}

/** Below Tailwind's `sm`. */
export const PHONE = '(max-width: 39.99rem)'
