import { PROOF_MAX_BYTES } from '@selat/domain'

import { parseMultipart } from './parse-multipart.ts'
import { refuse, refuseField } from './refusal.ts'

/** Largest JSON body in bytes: more than the contract allows (20 items of 10 travellers), and far less than would do harm. */
export const JSON_BODY_MAX_BYTES = 256 * 1024
/**
 * Largest upload in bytes, form parts included: more than any upload's own rule allows, so that this rule can refuse it by
 * name.
 */
export const UPLOAD_BODY_MAX_BYTES = 6 * 1024 * 1024

/** Bodies that were read, for the request log: a request gives its body only once. */
const received = new WeakMap<Request, Uint8Array>()

/** The bytes of a request's body that were read; null if it was not read. */
export function receivedBody(request: Request): Uint8Array | null {
  return received.get(request) ?? null
}

/** Reads a body in the one form its operation takes; anything else is a refusal, never a fault of the server. */
export async function readBody(request: Request, type: 'json' | 'multipart'): Promise<unknown> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const wanted = type === 'json' ? 'application/json' : 'multipart/form-data'
  if (mediaTypeOf(contentType) !== wanted) refuseType(wanted)
  // Compressed bodies are refused: no client needs them, and a few bytes may expand to more than fits into memory.
  if (!['', 'identity'].includes(codingOf(request))) refuseType('identity')
  if (type === 'multipart') return readForm(request, contentType)
  if (!isUtf8(contentType)) refuseType(`${wanted}; charset=utf-8`)
  return readJson(request)
}

/** Returns the type that a `Content-Type` header names, without its parameters and in small letters. */
export function mediaTypeOf(contentType = ''): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

function codingOf(request: Request): string {
  return (request.headers.get('Content-Encoding') ?? '').trim().toLowerCase()
}

/** Whether the header names no charset but UTF-8, in which all JSON is written (RFC 8259). */
function isUtf8(contentType: string): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType) ?? []
  return charset === undefined || /^utf-?8$/i.test(charset)
}

function refuseType(expected: string): never {
  return refuse('unsupported_media_type', { params: { expected } })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readLimited(request, JSON_BODY_MAX_BYTES)
  if (!bytes) refuse('payload_too_large', { params: { limit: JSON_BODY_MAX_BYTES } })
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    return malformed('malformed_json')
  }
}

async function readForm(request: Request, contentType: string): Promise<Record<string, unknown>> {
  const bytes = await readLimited(request, UPLOAD_BODY_MAX_BYTES)
  if (!bytes) refuse('file_too_large', { params: { limit: PROOF_MAX_BYTES } })
  const parts = parseMultipart(bytes, contentType)
  if (!parts) return malformed('malformed_form')
  const fields = new Map<string, unknown>()
  for (const { name, value } of parts) {
    if (fields.has(name)) refuseField(`/${name}`, 'repeated')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

function malformed(code: string): never {
  return refuseField('', code)
}

/** The bytes of a body, and none after the limit; null when there are more. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array | null> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced ?? 0) > limit) return null
  const bytes = await readAll(request, announced === null, limit)
  if (!bytes || bytes.byteLength > limit) return null
  received.set(request, bytes)
  return bytes
}

/** Reads a body. One that breaks off is refused as malformed: the client has disconnected, or took too long. */
async function readAll(
  request: Request,
  isEndless: boolean,
  limit: number,
): Promise<Uint8Array | null> {
  try {
    // A caller that announced a size cannot send more over HTTP, and reading all at once is several times as fast as reading
    // chunks.
    if (!isEndless) return new Uint8Array(await request.arrayBuffer())
    return await readInParts(request, limit)
  } catch {
    return malformed('broken_off')
  }
}

async function readInParts({ body }: Request, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest of the body.
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
