import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query matches now; false without a screen, as on a server. */
export function useMediaQuery(query: string): boolean {
  // `subscribe` stays the same for the same query; with a new function React would subscribe again after each rendering.
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

/** Matches windows that are narrower than Tailwind's `sm`. */
export const PHONE = '(max-width: 39.99rem)'
