import type { ProblemCode } from '@selat/sdk/problems'

const CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'validation_failed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'service_unavailable',
}

/** Returns the code for a fault that has only a status. */
export function problemCodeOfStatus(status: number): ProblemCode {
  return CODES[status] ?? (status > 500 ? 'service_unavailable' : 'internal_error')
}
