import { useEffect, useLayoutEffect, useRef } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** The control of the area that has the focus, and its place among them. */
type Held = { control: HTMLElement; place: number }

/**
 * Moves the focus on when the control that has it is removed from an area, as by the deletion of its row. The focus would
 * otherwise fall to the page, and a screen reader would lose its place. The control that has taken the place gets it; the
 * last one, if the removed one was the last; and the area itself, if it has none left. The component that renders the area
 * and renders again with its contents calls this.
 */
export function useFocusAfterRemoval<Area extends HTMLElement>() {
  const area = useRef<Area>(null)
  const held = useRef<Held | null>(null)
  // React passes on no focus event while it changes the page, which is when a dialog returns the focus, so the listeners
  // are the browser's own.
  useEffect(() => {
    const element = area.current
    const onFocusIn = ({ target }: FocusEvent) => {
      held.current =
        target instanceof HTMLElement
          ? { control: target, place: controlsIn(element).indexOf(target) }
          : null
    }
    const onFocusOut = ({ target }: FocusEvent) =>
      // A browser may report a removal as a focus that left. Only after the removal can the two be told apart.
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected
        if (isLeft && document.activeElement !== target && held.current?.control === target)
          held.current = null
      })
    element?.addEventListener('focusin', onFocusIn)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      element?.removeEventListener('focusin', onFocusIn)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  useLayoutEffect(() => {
    const lost = held.current
    if (!lost || lost.control.isConnected) return
    held.current = null
    // A focus elsewhere was put there on purpose.
    if (document.activeElement !== document.body) return
    const controls = controlsIn(area.current)
    const next = controls[lost.place] ?? controls.at(-1) ?? area.current
    next?.focus()
  })
  return area
}

function controlsIn(area: HTMLElement | null): HTMLElement[] {
  return [...(area?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
}
