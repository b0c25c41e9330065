/**
 * A request and its answer, unchanged. Secrets are masked and bodies are shortened only when the log is read, because most
 * entries are never read.
 */
export type HttpExchange = {
  readonly request: RawMessage
  readonly answer: RawMessage
}

type HeaderLines = Iterable<readonly [name: string, value: string]>

export type RawMessage = {
  /** The headers, which are read only when an entry is opened. */
  readonly headers: HeaderLines | Readonly<Record<string, string>>
  /** Null if there is none. */
  readonly body: Uint8Array | string | null
}

/** A message of the log, with `shownBytes` of its body. */
export type LoggedMessage = {
  readonly headers: RawMessage['headers']
  readonly body: Uint8Array | null
}

/** A message for display: without secrets, and short enough to read. */
export type DisplayedMessage = {
  headers: Record<string, string>
  /** Null if there was none. */
  body: string | null
  /** Whether the body is longer than the displayed part. */
  isCut: boolean
}

export const BODY_SHOWN_BYTES = 64 * 1024

const encoder = new TextEncoder()

const MASK = '•••'
const SECRET_HEADERS = new Set(['authorization', 'cart-token', 'booking-token', 'cookie'])
const SECRET_NAME = String.raw`[\w-]*(?:password|passportnumber|idcardnumber|token|secret)[\w-]*`
/**
 * Matches a secret field in JSON. The text may be cut off or broken, so the value is masked whether or not its quotes are
 * closed.
 */
const SECRET_FIELD = new RegExp(
  String.raw`("${SECRET_NAME}"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+)`,
  'gi',
)
/** Matches a code of an e-mail. Other fields called `Code` contain words. */
const SECRET_CODE = /("Code"\s*:\s*)"\d{6}"?/g
const SECRET_PARAMETER = new RegExp(String.raw`([?&]${SECRET_NAME}=)[^&#]*`, 'gi')
/** Matches the secret of an address anywhere in a text. */
const SECRET_LINK = /([?&](?:quotation|token)=|[?&]newsletter=\w+#)[\w-]+/g
const TEXT_TYPES = /^(application\/(\w+\+)?json|text\/)/

/** Returns the part of a body that can be displayed, and one more byte to show that the body is longer. */
export function shownBytes(body: NonNullable<RawMessage['body']>): Uint8Array {
  const end = BODY_SHOWN_BYTES + 1
  // Each character takes at least one byte, so this many characters are enough.
  const bytes = typeof body === 'string' ? encoder.encode(body.slice(0, end)) : body
  return bytes.subarray(0, end)
}

export function displayMessage({ headers, body }: LoggedMessage): DisplayedMessage {
  const lines = Array.from(isListed(headers) ? headers : Object.entries(headers))
  const shown = lines.map(([name, value]): [string, string] => [
    name,
    SECRET_HEADERS.has(name.toLowerCase()) ? MASK : value,
  ])
  return { headers: Object.fromEntries(shown), ...showBody(lines, body) }
}

/** Returns a path with its query, without secrets. */
export function maskPath(path: string): string {
  return path.includes('=') ? path.replaceAll(SECRET_PARAMETER, `$1${MASK}`) : path
}

function isListed(headers: RawMessage['headers']): headers is HeaderLines {
  return Symbol.iterator in headers
}

function showBody(lines: readonly (readonly [string, string])[], bytes: Uint8Array | null) {
  if (bytes === null || bytes.length === 0) return { body: null, isCut: false }
  const type = lines.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const isCut = bytes.length > BODY_SHOWN_BYTES
  if (!TEXT_TYPES.test(type))
    return {
      body: `${type || 'No type'}, ${isCut ? 'over 64 kB' : `${bytes.length} bytes`}`,
      isCut,
    }
  const text = new TextDecoder().decode(bytes.subarray(0, BODY_SHOWN_BYTES))
  return {
    body: text
      .replaceAll(SECRET_FIELD, `$1"${MASK}"`)
      .replaceAll(SECRET_CODE, `$1"${MASK}"`)
      .replaceAll(SECRET_LINK, `$1${MASK}`),
    isCut,
  }
}
