import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * A choice, and its undoing, takes away the button that was pressed. The eye and the keyboard go on to whatever has this
 * ref then: the leg that is open now. When none is, the keyboard goes to the estimate and the eye to what was chosen: the
 * lists that stood there are gone, and the page would show its end. Whoever has the focus somewhere else keeps it.
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
