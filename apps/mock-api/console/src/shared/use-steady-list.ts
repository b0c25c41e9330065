import { type RefObject, useEffect, useRef, useState } from 'react'

const HAND_RESTS_MS = 2500

/**
 * A list that does not move under the hand: while the pointer moves or the keyboard is inside `ref`, what is new waits.
 * What is already there shows its newest state all the same.
 */
export function useSteadyList<Item>(items: readonly Item[], idOf: (item: Item) => string) {
  const ref = useRef<HTMLDivElement>(null)
  const isHeld = useHand(ref)
  const [kept, setKept] = useState<readonly string[] | null>(null)
  if (isHeld !== (kept !== null)) setKept(isHeld ? items.map(idOf) : null)
  if (kept === null) return { ref, shown: items, waiting: 0, release: () => undefined }
  const known = new Set(kept)
  const shown = items.filter((item) => known.has(idOf(item)))
  return {
    ref,
    shown,
    waiting: items.length - shown.length,
    release: () => setKept(items.map(idOf)),
  }
}

/** Whether somebody has a hand on the element: a pointer that has just moved on it, or visible focus inside. */
function useHand(ref: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hasFocus = () => element.querySelector(':focus-visible') !== null
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (hasFocus() ? rest() : setIsHeld(false)), HAND_RESTS_MS)
    }
    const hold = () => {
      setIsHeld(true)
      rest()
    }
    const release = () => {
      if (hasFocus()) return
      clearTimeout(timer)
      setIsHeld(false)
    }
    element.addEventListener('pointermove', hold)
    element.addEventListener('pointerdown', hold)
    element.addEventListener('focusin', hold)
    element.addEventListener('pointerleave', release)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointermove', hold)
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('focusin', hold)
      element.removeEventListener('pointerleave', release)
    }
  }, [ref])
  return isHeld
}
