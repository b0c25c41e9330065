/** The controls that can be pressed, and whose press would be lost if they moved away. */
const pressable =
  'button, a[href], summary, label, input:is([type=submit], [type=checkbox], [type=radio])'

/** The distance that the pointer may move between press and release, in CSS pixels. */
const strayPx = 10

type Press = { control: HTMLElement; form: HTMLFormElement | null; x: number; y: number }

/**
 * Keeps presses from being lost when the page shifts. A press takes the focus from a field, whose issue then appears
 * and moves the pressed control away from the pointer. The browser then sends the click to the element that contains
 * both ends of the press, which is not the control. In this case, the press counts for the control on which it began.
 * One listener serves every form, because each of them shows issues about a field that is left. Returns a function that
 * stops it.
 */
export function keepPresses(): () => void {
  let press: Press | null = null
  // Events of the mouse are used, not of the pointer: after a touch the browser sends them once the finger is up, and the blur
  // between them.
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

/**
 * Returns the form that a control would send. It is null for other controls: if they are gone, their effect cannot be made up
 * for.
 */
function formOf(control: HTMLElement): HTMLFormElement | null {
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null
}

function hasStoodStill({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) <= strayPx
}

/**
 * Whether the control is still under the pointer, with something opened over it. In this case, nothing has shifted, and the
 * press has had its effect.
 */
function isOver(control: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
