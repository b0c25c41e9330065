type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was done to a rendered page before its scripts were there; `public/boot.js` keeps it. */
type KeptUse = {
  /** Buttons that were pressed, and forms that were sent. */
  readonly presses: ReadonlySet<HTMLElement>
  /** Fields that were filled in, with what they held last: of a box that is ticked or not, whether it is. */
  readonly fields: ReadonlyMap<Field, string | boolean | readonly File[]>
  /** Ends the keeping. */
  readonly end: () => void
}

declare global {
  var earlyUse: KeptUse | undefined
}

/** So long a part of the page may take to be taken over; what was done to it is then too old to be meant. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 50
/** What an answer before has taken away for good holds up nothing. */
const LOOKS_FOR_SUCCESSOR = 20

/**
 * Answers what is done to a rendered page before React has taken it over: first what was filled in, then what was pressed,
 * in its order. React takes the parts of a page over one after the other, as their code comes, so that a press waits for its
 * own part. For an effect of the app. Returns how to call it off.
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
  // Reading a file takes a moment. Whoever has chosen one sees it in the form before it is sent.
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

/** What was pressed or sent, of what the browser alone would answer wrongly or not at all. */
function controlOf({ type, target }: Event): HTMLElement | null {
  if (type === 'submit') return target instanceof HTMLFormElement ? target : null
  const control = target instanceof Element ? target.closest('button, [role="button"]') : null
  return control instanceof HTMLElement && !control.closest('a[href]') ? control : null
}

/** The control, or what React has put in its place; null where nobody waits any more. */
async function untilTakenOver<Control extends HTMLElement>(
  control: Control,
  signal: AbortSignal,
): Promise<Control | null> {
  // While React runs effects or answers the press before, it takes nothing over for an event.
  for (let looks = 0; !signal.aborted; looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each look is after the one before
    await new Promise((resolve) => setTimeout(resolve, looks === 0 ? 0 : LOOK_AGAIN_MS))
    const own = control.isConnected ? control : successorOf(control)
    if (own && isTakenOver(own)) return own
    if (!own && looks === LOOKS_FOR_SUCCESSOR) return null
  }
  return null
}

/**
 * Whether React has taken over the part of the page in which a control lies. React does so for an event where it can, and
 * keeps an event from a part that it could not take over yet. Nobody else listens to this one.
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

/** The control that React has put in the place of one that it could not take over. */
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
 * Fills in a field as its user has, so that React hears of it. When React takes a field over, it remembers the value that
 * it finds, which may be what the user has typed, and reports no change to that value. So the field first gets another
 * value in a way that React notices, and then the user's value in the browser's own way.
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
    Reflect.set(prototype as object, 'value', value, field) // the browser's own setter lies there
    tell(field instanceof HTMLSelectElement ? 'change' : 'input')
  }
}
