import type { ProblemCode } from '@selat/sdk/problems'

import type { LanguageCode } from '../language.ts'
import { PROBLEM_STATUS } from './problem-status.ts'
import { problemText } from './problem-text.ts'
import type { ProblemField, ProblemParams } from './refusal.ts'

/** An answer before it is sent, for the request log, the idempotency record and the wire. */
export type Answer = {
  status: number
  headers: Record<string, string>
  body: string | null
}

/** An answer for many callers. All calls of one instant share its bytes, so they must not be changed. */
export type SharedAnswer = Omit<Answer, 'body'> & {
  readonly body: Uint8Array<ArrayBuffer>
}

export type ProblemDetails = {
  code: ProblemCode
  requestId: string
  language: LanguageCode
  params?: ProblemParams
  errors?: readonly ProblemField[]
  /** The sentence for people, if it differs from the code's own text in the language. */
  detail?: string | undefined
  /** The status. Only a fault rule answers with another one than the code's own. */
  status?: number
}

/** Makes the RFC 9457 document of a refusal. All errors of the API have this form. */
export function problemAnswer(details: ProblemDetails): Answer {
  const { code, requestId, language, params = {}, errors = [] } = details
  const status = details.status ?? PROBLEM_STATUS[code]
  const readable = code.replaceAll('_', ' ')
  const document = {
    type: `https://selat.example/problems/${code}`,
    title: readable.charAt(0).toUpperCase() + readable.slice(1),
    status,
    code,
    detail: details.detail ?? problemText(code, language, params),
    params,
    errors,
    requestId,
  }
  const headers: Record<string, string> = { 'Content-Type': 'application/problem+json' }
  if (typeof params['seconds'] === 'number') headers['Retry-After'] = String(params['seconds'])
  return { status, headers, body: JSON.stringify(document) }
}
