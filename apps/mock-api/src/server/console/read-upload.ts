import { parseMultipart } from '../../engine/http/parse-multipart.ts'
import { readLimited } from '../../engine/http/read-body.ts'
import { refuse, refuseField } from '../../engine/http/refusal.ts'

/** Reads the text of an uploaded file: the one file of a form, or the body itself. Stops reading after `maxBytes`. */
export async function readUpload(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readLimited(request, maxBytes)
  if (!bytes) refuse('payload_too_large', { params: { limit: maxBytes } })
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!contentType.startsWith('multipart/form-data')) return new TextDecoder().decode(bytes)
  const parts = parseMultipart(bytes, contentType) ?? refuseField('', 'malformed_form')
  const file = parts.map(({ value }) => value).find((value) => value instanceof File)
  return file ? file.text() : refuseField('/file', 'required')
}
