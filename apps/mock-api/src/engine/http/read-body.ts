import { PROOF_MAX_BYTES } from '@selat/domain'

import { parseMultipart } from './parse-multipart.ts'
import { refuse, refuseField } from './refusal.ts'

/** The largest JSON body in bytes: more than the contract allows (20 items of 10 travellers), but harmless. */
export const JSON_BODY_MAX_BYTES = 256 * 1024
/**
 * The largest upload in bytes, including form parts. It is above the limit of every upload, so that the upload's own rule
 * refuses a large file with its own code.
 */
export const UPLOAD_BODY_MAX_BYTES = 6 * 1024 * 1024

/** The bodies that were read, for the request log, because a request's body can be read only once. */
const received = new WeakMap<Request, Uint8Array>()

/** Returns the bytes of a request's body if it was read; null otherwise. */
export function receivedBody(request: Request): Uint8Array | null {
  return received.get(request) ?? null
}

/** Reads a body in the form that its operation takes. Refuses any other body. */
export async function readBody(request: Request, type: 'json' | 'multipart'): Promise<unknown> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const wanted = type === 'json' ? 'application/json' : 'multipart/form-data'
  if (mediaTypeOf(contentType) !== wanted) refuseType(wanted)
  // Compressed bodies are refused. No client needs them, and a few bytes may expand to more than the memory holds.
  if (!['', 'identity'].includes(codingOf(request))) refuseType('identity')
  if (type === 'multipart') return readForm(request, contentType)
  if (!isUtf8(contentType)) refuseType(`${wanted}; charset=utf-8`)
  return readJson(request)
}

/** Returns the type of a `Content-Type` header, without its parameters and in lower case. */
export function mediaTypeOf(contentType = ''): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

function codingOf(request: Request): string {
  return (request.headers.get('Content-Encoding') ?? '').trim().toLowerCase()
}

/** Whether the header names no charset except UTF-8, the encoding of all JSON (RFC 8259). */
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

/** Reads the bytes of a body, but none after the limit; null if there are more. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array | null> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced ?? 0) > limit) return null
  const bytes = await readAll(request, announced === null, limit)
  if (!bytes || bytes.byteLength > limit) return null
  received.set(request, bytes)
  return bytes
}

/** Reads a body. One that breaks off is refused as malformed, because the client has disconnected or took too long. */
async function readAll(
  request: Request,
  isEndless: boolean,
  limit: number,
): Promise<Uint8Array | null> {
  try {
    // A client that announced a size cannot send more over HTTP. Reading everything at once is several times as fast as
    // reading chunks.
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
