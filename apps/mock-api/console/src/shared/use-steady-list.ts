import { type RefObject, useEffect, useRef, useState } from 'react'

const HAND_RESTS_MS = 2500

/**
 * Keeps a list steady while it is used: while the pointer moves on `ref` or the keyboard focus is inside, new items wait. The
 * items that are already shown still update.
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

/** Whether the element is in use: a pointer has just moved on it, or visible focus is inside. */
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
