import { parseJson } from '../client/parse-json.ts'
import type { ProblemError, ProblemField, ProblemParams } from './call-error.ts'
import { type ProblemCode, isProblemCode } from './problem-code.ts'
import { requestIdOf, retryAfterSecondsOf } from './read-headers.ts'

/** Reads any refusal: a problem document, or the page of a proxy. */
export function readProblem(response: Response, text: string, nowMs: number): ProblemError {
  const body = parseJson(text)
  const document = isRecord(body) && typeof body['code'] === 'string' ? body : null
  const sentCode = document ? String(document['code']) : null
  return {
    kind: 'problem',
    status: response.status,
    code: isProblemCode(sentCode) ? sentCode : codeOfStatus(response.status),
    sentCode,
    detail: textOf(document?.['detail']) ?? '',
    params: paramsOf(document?.['params']),
    errors: fieldsOf(document?.['errors']),
    requestId: textOf(document?.['requestId']) ?? requestIdOf(response),
    retryAfterSeconds: retryAfterSecondsOf(response, nowMs),
    text: document ? null : text,
  }
}

const codesByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'validation_failed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'rate_limited',
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'service_unavailable',
}

function codeOfStatus(status: number): ProblemCode {
  return codesByStatus[status] ?? 'internal_error'
}

function fieldsOf(value: unknown): ProblemField[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map((field) => ({
    pointer: textOf(field['pointer']) ?? '',
    code: textOf(field['code']) ?? '',
    params: paramsOf(field['params']),
  }))
}

function paramsOf(value: unknown): ProblemParams {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(isPrimitiveEntry))
}

function isPrimitiveEntry(entry: [string, unknown]): entry is [string, string | number | boolean] {
  return ['string', 'number', 'boolean'].includes(typeof entry[1])
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
