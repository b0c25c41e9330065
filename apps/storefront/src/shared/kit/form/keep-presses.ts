/** What can be pressed and would be lost if it moved away. */
const pressable =
  'button, a[href], summary, label, input:is([type=submit], [type=checkbox], [type=radio])'

/** How far a hand may stray between press and release, in CSS pixels. */
const strayPx = 10

type Press = { control: HTMLElement; form: HTMLFormElement | null; x: number; y: number }

/**
 * Lets no press be lost to a shift of the page. A press takes the focus from the field before. What is said about that
 * field then appears, and the control moves away from under a pointer that stood still. The browser sends the click to
 * whatever has both ends of the press in it, which is not the control. Where that happens, the press counts for what it
 * began on. One listener for every form, because each of them says things about a field that is left. Returns how to stop.
 */
export function keepPresses(): () => void {
  let press: Press | null = null
  // Of the mouse and not of the pointer: after a touch the browser sends these once the finger is up, the blur between them.
  const begin = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(pressable) : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    press =
      isPlain && control instanceof HTMLElement
        ? { control, form: formOf(control), x: event.clientX, y: event.clientY }
        : null
  }
  const end = (event: MouseEvent) => {
    const began = press
    press = null
    if (!began || event.button !== 0 || !hasStoodStill(began, event)) return
    const { control, form } = began
    if (event.target instanceof Node && control.contains(event.target)) return
    if (control.isConnected && isOver(control, event)) return
    if (control.isConnected) control.click()
    else if (form?.isConnected) form.requestSubmit()
  }
  document.addEventListener('mousedown', begin, { capture: true })
  document.addEventListener('mouseup', end, { capture: true })
  return () => {
    document.removeEventListener('mousedown', begin, { capture: true })
    document.removeEventListener('mouseup', end, { capture: true })
  }
}

/** The form that a control would send; another control that is gone has no effect that could be made up for. */
function formOf(control: HTMLElement): HTMLFormElement | null {
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null
}

function hasStoodStill({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) <= strayPx
}

/** Still under the pointer, with something opened over it: then nothing has shifted, and the press has had its effect. */
function isOver(control: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
