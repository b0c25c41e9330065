import { useCallback, useEffect, useRef } from 'react'

/**
 * A choice, and its undoing, takes away the button that was pressed. The eye and the keyboard go on to whatever has this
 * ref then: the leg that is open now, or the estimate when none is.
 */
export function useStepFocus(next: number) {
  const target = useRef<HTMLElement>(null)
  const before = useRef(next)
  useEffect(() => {
    if (next !== before.current) target.current?.focus()
    before.current = next
  }, [next])
  return useCallback((element: HTMLElement | null) => {
    target.current = element
  }, [])
}
