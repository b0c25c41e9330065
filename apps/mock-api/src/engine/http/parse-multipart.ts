/** One part of a form: a text, or a file if it was sent with a file name. */
export type FormPart = { readonly name: string; readonly value: string | File }

const CRLF = '\r\n'
const PARTS_MAX = 20

/**
 * Reads a multipart form (RFC 7578); null if it is damaged. The platform's own reader is not used. It creates files with the
 * global class, which fails if that is a browser's, as in tests under jsdom.
 */
export function parseMultipart(bytes: Uint8Array, contentType: string): FormPart[] | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return null
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delimiter = `--${boundary}`
  const parts: FormPart[] = []
  let at = body.indexOf(delimiter)
  while (at >= 0 && parts.length <= PARTS_MAX) {
    const start = at + delimiter.length
    if (body.toString('latin1', start, start + 2) === '--') return parts
    const end = body.indexOf(CRLF + delimiter, start)
    const part = end < 0 ? null : parsePart(body.subarray(start, end))
    if (!part) return null
    parts.push(part)
    at = end + CRLF.length
  }
  return null
}

function parsePart(bytes: Buffer): FormPart | null {
  const split = bytes.indexOf(CRLF + CRLF)
  if (split < 0 || !bytes.toString('latin1', 0, 2).startsWith(CRLF)) return null
  const headers = bytes.toString('utf8', CRLF.length, split)
  const name = parameter(headers, 'name')
  if (name === null) return null
  const content = bytes.subarray(split + 2 * CRLF.length)
  const fileName = parameter(headers, 'filename')
  if (fileName === null) return { name, value: content.toString('utf8') }
  const type = /^content-type:\s*([^\r\n]+)/im.exec(headers)?.[1]?.trim() ?? ''
  return { name, value: new File([new Uint8Array(content)], fileName, { type }) }
}

/** Returns a parameter of Content-Disposition, in which browsers write quotes and line ends as percent codes. */
function parameter(headers: string, name: string): string | null {
  const disposition = /^content-disposition:\s*form-data\s*(;[^\r\n]*)/im.exec(headers)?.[1] ?? ''
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1]
  return value?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? null
}
