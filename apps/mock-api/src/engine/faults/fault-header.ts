import { DELAY_MAX_MS, type Fault, faultSchema, SERVER_REFUSALS } from './faults.ts'

/** The first wrong part of a header, and what is allowed in its place. */
type WrongPart = { readonly part: string; readonly allowed: string }

/** The notation of each part's values, for the refusal of a wrong one. */
const NOTATION: Readonly<Record<string, string>> = {
  delay: `delay=800 or delay=200..800, in milliseconds up to ${DELAY_MAX_MS}`,
  status: 'status=400 to status=599',
  code: SERVER_REFUSALS.map((code) => `code=${code}`).join(', '),
  reset: 'reset=before, reset=after',
  body: 'body=empty, body=malformed, body=slow, body=wrong_type',
}
const NAMES = `${Object.keys(NOTATION).join(', ')}, each once, as in delay=200..800;status=503`

/**
 * Reads an `X-Mock-Fault` header. Returns its fault, or the first part that is wrong.
 * @example readFaultHeader('delay=200..800;status=503') // { fault: { delayMs: { min: 200, max: 800 }, status: 503 } }
 */
export function readFaultHeader(header: string): { fault: Fault } | { wrong: WrongPart } {
  let fault: Fault = {}
  for (const text of header.split(';')) {
    const part = text.trim()
    const [name = '', ...values] = part.split('=').map((piece) => piece.trim())
    const field = name === 'delay' ? 'delayMs' : name
    if (!Object.hasOwn(NOTATION, name) || Object.hasOwn(fault, field))
      return { wrong: { part, allowed: NAMES } }
    const value = values.join('=')
    const isNumber = name === 'delay' || name === 'status'
    const read = faultSchema.safeParse({ [field]: isNumber ? toNumbers(value) : value })
    if (!read.success) return { wrong: { part, allowed: NOTATION[name] ?? NAMES } }
    fault = { ...fault, ...read.data }
  }
  return { fault }
}

function toNumbers(text: string): unknown {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const [, min, max] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(text) ?? []
  return min === undefined ? text : { min: Number(min), max: Number(max) }
}
