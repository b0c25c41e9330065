import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Closes a panel on Escape, which returns the focus, on a press outside, and when the focus leaves it. The props belong to an
 * element around the panel and its trigger.
 */
export function useDismiss<Element extends HTMLElement>(
  open: boolean,
  onClose: (focusBack: boolean) => void,
) {
  const rootRef = useRef<Element>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target))
        latest.current(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])
  return {
    ref: rootRef,
    // Safari does not focus a button that is pressed, but the nearest element around it that takes focus. Without this one, a
    // press inside would count as leaving, and the panel would close before the click.
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      onClose(true)
    },
    onBlur: (event: FocusEvent) => {
      const to = event.relatedTarget
      if (open && to instanceof Node && !event.currentTarget.contains(to)) onClose(false)
    },
  }
}
