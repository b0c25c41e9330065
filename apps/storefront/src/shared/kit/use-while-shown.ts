import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback only while the component is on the page, and returns its result. An answer may
 * arrive after its page or dialog was left: then it must neither lead away from another page nor close another dialog.
 */
export function useWhileShown(): <Result>(act: () => Result) => Result | undefined {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback((act) => (isShown.current ? act() : undefined), [])
}
