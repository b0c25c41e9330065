import { useCallback, useSyncExternalStore } from 'react'

/** Whether the query holds now; false where there is no screen to ask. */
export function useMediaQuery(query: string): boolean {
  // The same as long as it asks the same: with another one React subscribes anew after each rendering.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}

/** Below Tailwind's `sm`. */
export const PHONE = '(max-width: 39.99rem)'
