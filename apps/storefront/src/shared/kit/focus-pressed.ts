/**
 * Gives a pressed control the focus if the browser has not done so. Safari focuses the nearest element around a button or link
 * that takes focus instead, or none. Without this, the focus would not return to the control when a dialog closes, and would
 * not follow when the press replaces the control by the next step. Returns a function that stops it.
 */
export function focusPressed(): () => void {
  // The event is handled on its way down, so that the handler of the control already finds the focus there.
  const onClick = ({ target }: MouseEvent) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>('button, a[href], summary') : null
    const { activeElement } = document
    // A focus elsewhere was put there on purpose, by the handler of the press.
    if (!control || control === activeElement || !activeElement?.contains(control)) return
    control.focus({ preventScroll: true })
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
