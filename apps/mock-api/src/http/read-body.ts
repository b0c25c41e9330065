import { PROOF_MAX_BYTES } from '@selat/domain'

import { refuse } from '../kernel/refusal.ts'
import { parseMultipart } from './parse-multipart.ts'

/** Largest JSON body read: over any that the contract allows (20 items of 10 travellers), far under what would hurt. */
export const JSON_BODY_MAX_BYTES = 256 * 1024
/** Largest upload read, form parts included; over a proof's own limit, so that its rule can answer for itself. */
export const UPLOAD_BODY_MAX_BYTES = 3 * 1024 * 1024

/** Bodies that were read, for the request log: a request gives its own only once. */
const received = new WeakMap<Request, Uint8Array>()

/** What was read of a request's body; null when nobody has read it. */
export function receivedBody(request: Request): Uint8Array | null {
  return received.get(request) ?? null
}

/** Reads a body in the one form its operation takes; anything else is a refusal, never a fault of the server. */
export async function readBody(request: Request, type: 'json' | 'multipart'): Promise<unknown> {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  const wanted = type === 'json' ? 'application/json' : 'multipart/form-data'
  if (mediaType !== wanted) refuse('unsupported_media_type', { params: { expected: wanted } })
  return type === 'json' ? readJson(request) : readForm(request)
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readLimited(request, JSON_BODY_MAX_BYTES)
  if (!bytes) refuse('payload_too_large', { params: { limit: JSON_BODY_MAX_BYTES } })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return malformed('malformed_json')
  }
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readLimited(request, UPLOAD_BODY_MAX_BYTES)
  if (!bytes) refuse('file_too_large', { params: { limit: PROOF_MAX_BYTES } })
  const parts = parseMultipart(bytes, request.headers.get('Content-Type') ?? '')
  if (!parts) return malformed('malformed_form')
  const fields = new Map<string, unknown>()
  for (const { name, value } of parts) {
    if (fields.has(name))
      refuse('validation_failed', {
        errors: [{ pointer: `/${name}`, code: 'repeated', params: {} }],
      })
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

function malformed(code: string): never {
  return refuse('validation_failed', { errors: [{ pointer: '', code, params: {} }] })
}

async function readLimited(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced ?? 0) > limit) return null
  // Whoever announced a size cannot send more over HTTP, and all at once is read several times as fast as bit by bit.
  const bytes =
    announced === null
      ? await readInParts(request, limit)
      : new Uint8Array(await request.arrayBuffer())
  if (!bytes || bytes.byteLength > limit) return null
  received.set(request, bytes)
  return bytes
}

async function readInParts(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) break
    size += value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return null
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
