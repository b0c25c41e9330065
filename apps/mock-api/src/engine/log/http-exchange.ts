/** What came and what went, as it was. Masked and shortened only when somebody looks: calls are many, and looks are few. */
export type HttpExchange = {
  readonly request: RawMessage
  readonly answer: RawMessage
}

/** A body that something else keeps, so that the log need not; `length` is in bytes. */
type KeptBody = { readonly length: number; toBytes(): Uint8Array }

type HeaderLines = Iterable<readonly [name: string, value: string]>

export type RawMessage = {
  /** Listed only when somebody looks. */
  readonly headers: HeaderLines | Readonly<Record<string, string>>
  /** Null when there is none. */
  readonly body: Uint8Array | KeptBody | string | null
}

/** A message for people: no secrets, and not more than one can read. */
export type DisplayedMessage = {
  headers: Record<string, string>
  /** Null when there was none. */
  body: string | null
  /** Whether the body goes on after what is shown. */
  isCut: boolean
}

export const BODY_SHOWN_BYTES = 64 * 1024

const MASK = '•••'
const SECRET_HEADERS = new Set(['authorization', 'cart-token', 'booking-token', 'cookie'])
const SECRET_NAME = String.raw`[\w-]*(?:password|passportnumber|idcardnumber|token|secret)[\w-]*`
/** In JSON that may be cut or broken: what a secret name stands before, closed or not. */
const SECRET_FIELD = new RegExp(
  String.raw`("${SECRET_NAME}"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+)`,
  'gi',
)
/** A code that was e-mailed; other codes are words. */
const SECRET_CODE = /("Code"\s*:\s*)"\d{6}"?/g
const SECRET_PARAMETER = new RegExp(String.raw`([?&]${SECRET_NAME}=)[^&#]*`, 'gi')
/** The secret of an address within a text, wherever that stands. */
const SECRET_LINK = /([?&](?:quotation|token)=|[?&]newsletter=\w+#)[\w-]+/g
const TEXT_TYPES = /^(application\/(\w+\+)?json|text\/)/

/** As little of a message as shows all that is ever shown of it; what is larger would be kept whole by its part. */
export function truncateMessage(message: RawMessage): RawMessage {
  const { headers, body } = message
  if (body === null || isKept(body) || body.length <= BODY_SHOWN_BYTES) return message
  const bytes = toBytes(body)
  // One byte more, to tell that there was more.
  return { headers, body: bytes.slice(0, BODY_SHOWN_BYTES + 1) }
}

function toBytes(body: NonNullable<RawMessage['body']>): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  return isKept(body) ? body.toBytes() : body
}

function isKept(body: NonNullable<RawMessage['body']>): body is KeptBody {
  return typeof body !== 'string' && 'toBytes' in body
}

export function displayMessage({ headers, body }: RawMessage): DisplayedMessage {
  const lines = Array.from(isListed(headers) ? headers : Object.entries(headers))
  const shown = lines.map(([name, value]): [string, string] => [
    name,
    SECRET_HEADERS.has(name.toLowerCase()) ? MASK : value,
  ])
  return { headers: Object.fromEntries(shown), ...showBody(lines, body) }
}

/** A path with its query, without secrets. */
export function maskPath(path: string): string {
  return path.includes('=') ? path.replaceAll(SECRET_PARAMETER, `$1${MASK}`) : path
}

function isListed(headers: RawMessage['headers']): headers is HeaderLines {
  return Symbol.iterator in headers
}

function showBody(lines: readonly (readonly [string, string])[], body: RawMessage['body']) {
  if (body === null || body.length === 0) return { body: null, isCut: false }
  const bytes = toBytes(body)
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
