import { useCallback, useState } from 'react'

/** Whether an element is in the window; true if the browser cannot observe it. */
export function useIsOnScreen() {
  const [isOnScreen, setIsOnScreen] = useState(true)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsOnScreen(entry.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isOnScreen }
}
