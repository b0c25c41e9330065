type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was done to a rendered page before its scripts were there; `public/boot.js` keeps it. */
type KeptUse = {
  /** Buttons that were pressed, and forms that were sent. */
  readonly presses: ReadonlySet<HTMLElement>
  /** Fields that were filled in, with what they held last: of a box that is ticked or not, whether it is. */
  readonly fields: ReadonlyMap<Field, string | boolean>
  /** Ends the keeping. */
  readonly end: () => void
}

declare global {
  var earlyUse: KeptUse | undefined
}

/**
 * Answers what was done to the page before it was taken over: first what was filled in, then what was pressed. For an
 * effect of the app. Returns how to call it off.
 */
export function answerEarlyUse(): () => void {
  // While React runs effects, it does not take over at once the part of the page that an event is sent to.
  const waiting = setTimeout(() => {
    const { earlyUse } = globalThis
    if (!earlyUse) return
    globalThis.earlyUse = undefined
    earlyUse.end()
    for (const [field, value] of earlyUse.fields) if (field.isConnected) fillIn(field, value)
    for (const control of earlyUse.presses) {
      if (!control.isConnected) continue
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
  })
  return () => clearTimeout(waiting)
}

/**
 * Fills in a field as its user has, so that React hears of it. React remembers what it found in the field when it took
 * it over, which may be what the user has typed, and tells of no change to that; so the field first gets another value in
 * a way that React notices, and then the user's in the browser's own.
 */
function fillIn(field: Field, value: string | boolean): void {
  // Has React take over the part of the page in which the field lies; nobody listens to it by itself.
  field.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value
    field.click()
    return
  }
  const text = String(value)
  if (!(field instanceof HTMLSelectElement)) field.value = `${text} `
  const prototype: unknown = Object.getPrototypeOf(field)
  Reflect.set(prototype as object, 'value', text, field) // the browser's own setter lies there
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}
