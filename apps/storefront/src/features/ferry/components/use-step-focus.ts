import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus after a choice, or after its undoing, has removed the button that was pressed. The focus goes to the element
 * with this ref, which is the leg to choose next. If all legs are chosen, the focus goes to the estimate. The page then scrolls
 * to the choices; without their lists it would show its end. If another element has the focus, it keeps it.
 */
export function useStepFocus(next: number, choices: RefObject<HTMLElement | null>) {
  const target = useRef<HTMLElement>(null)
  const before = useRef(next)
  useEffect(() => {
    const hasChanged = next !== before.current
    before.current = next
    if (!hasChanged || document.activeElement !== document.body) return
    const isComplete = next === -1
    target.current?.focus({ preventScroll: isComplete })
    if (isComplete) choices.current?.scrollIntoView?.({ block: 'start' })
  }, [next, choices])
  return useCallback((element: HTMLElement | null) => {
    target.current = element
  }, [])
}
