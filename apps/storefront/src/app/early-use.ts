type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The actions of a visitor on a rendered page before its scripts ran; `public/boot.js` records them. */
type KeptUse = {
  /** Buttons that were pressed, and forms that were sent. */
  readonly presses: ReadonlySet<HTMLElement>
  /** The fields that were filled in, with their last value; for a checkbox, whether it is ticked. */
  readonly fields: ReadonlyMap<Field, string | boolean | readonly File[]>
  /** Ends the recording. */
  readonly end: () => void
}

declare global {
  var earlyUse: KeptUse | undefined
}

/** Milliseconds to wait for a part of the page to be hydrated; later, the recorded action is too old to be meant. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 50
/** A control that an earlier action removed for good does not delay the rest. */
const LOOKS_FOR_SUCCESSOR = 20

/**
 * Repeats what a visitor did on a rendered page before React hydrated it: first the filled fields, then the presses, in their
 * order. React hydrates the parts of a page one after the other, as their code arrives, so a press waits for its part. Call
 * it in an effect of the app. Returns how to cancel it.
 */
export function answerEarlyUse(): () => void {
  const { earlyUse } = globalThis
  globalThis.earlyUse = undefined
  if (!earlyUse) return () => undefined
  const { signal, abort } = endsAfter(PATIENCE_MS)
  const waiting = new Set<HTMLElement>()
  let answered = Promise.resolve()
  const answer = <Control extends HTMLElement>(control: Control, act: (own: Control) => void) => {
    const before = answered
    const answerInTurn = async () => {
      await before
      const own = await untilTakenOver(control, signal)
      waiting.delete(control)
      if (own) act(own)
    }
    answered = answerInTurn()
  }
  const press = (control: HTMLElement) => {
    if (waiting.has(control)) return
    waiting.add(control)
    answer(control, pressOn)
  }
  const keep = (event: Event) => {
    const control = controlOf(event)
    if (!control || isTakenOver(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press(control)
  }
  for (const kind of ['click', 'submit'])
    window.addEventListener(kind, keep, { capture: true, signal })
  earlyUse.end()
  for (const [field, value] of earlyUse.fields) answer(field, (own) => fillIn(own, value))
  // Reading a file takes a moment. The visitor sees the chosen file in the form before sending it.
  const withFiles = [...earlyUse.fields.keys()].filter(({ type }) => type === 'file')
  for (const control of earlyUse.presses)
    if (!withFiles.some(({ form }) => form?.contains(control))) press(control)
  return abort
}

function endsAfter(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return {
    signal: controller.signal,
    abort: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}

/**
 * Returns the control of a press or submit that the browser alone would handle wrongly or not at all; null for other
 * events.
 */
function controlOf({ type, target }: Event): HTMLElement | null {
  if (type === 'submit') return target instanceof HTMLFormElement ? target : null
  const control = target instanceof Element ? target.closest('button, [role="button"]') : null
  return control instanceof HTMLElement && !control.closest('a[href]') ? control : null
}

/**
 * Resolves to the control, or to the element by which React has replaced it, once it is hydrated; null if the wait was
 * cancelled.
 */
async function untilTakenOver<Control extends HTMLElement>(
  control: Control,
  signal: AbortSignal,
): Promise<Control | null> {
  // While React runs effects or handles an earlier press, it hydrates nothing for an event.
  for (let looks = 0; !signal.aborted; looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows the one before
    await new Promise((resolve) => setTimeout(resolve, looks === 0 ? 0 : LOOK_AGAIN_MS))
    const own = control.isConnected ? control : successorOf(control)
    if (own && isTakenOver(own)) return own
    if (!own && looks === LOOKS_FOR_SUCCESSOR) return null
  }
  return null
}

/**
 * Whether React has hydrated the part of the page that contains a control. React hydrates it for an event if it can, and
 * stops an event at a part that it could not hydrate yet. Only this code listens to the event.
 */
function isTakenOver(control: HTMLElement): boolean {
  let hasArrived = false
  const note = () => {
    hasArrived = true
  }
  control.addEventListener('dragend', note)
  control.dispatchEvent(new Event('dragend'))
  control.removeEventListener('dragend', note)
  return hasArrived
}

/** Returns the element by which React has replaced a control that it could not hydrate. */
function successorOf<Control extends HTMLElement>(control: Control): Control | undefined {
  if (control.id !== '')
    return document.querySelector<Control>(`#${CSS.escape(control.id)}`) ?? undefined
  const alike = [...document.querySelectorAll<Control>(control.tagName)]
  return alike.find(({ textContent }) => textContent === control.textContent)
}

function pressOn(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}

/**
 * Fills in a field as its user did, so that React notices. When React hydrates a field it remembers the value that it finds,
 * which may be the user's, and reports no change to that value. So the field first gets another value in a way that React
 * notices, and then the user's value in the browser's own way.
 */
function fillIn(field: Field, value: string | boolean | readonly File[]): void {
  const tell = (kind: 'input' | 'change') => field.dispatchEvent(new Event(kind, { bubbles: true }))
  if (typeof value === 'object') {
    const list = new DataTransfer()
    for (const file of value) list.items.add(file)
    if (field instanceof HTMLInputElement) field.files = list.files
    tell('change')
  } else if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value
    field.click()
  } else {
    if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
    const prototype: unknown = Object.getPrototypeOf(field)
    Reflect.set(prototype as object, 'value', value, field) // the browser's own setter is on the prototype
    tell(field instanceof HTMLSelectElement ? 'change' : 'input')
  }
}
