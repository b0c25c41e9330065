import type { OperationId } from '@selat/sdk/operations'

import { checkRefusal } from '../kernel/check-answer.ts'
import { ContractViolation } from '../kernel/contract-violation.ts'
import type { RawMessage } from '../kernel/exchange.ts'
import { type Call, execute, languageOf } from '../kernel/execute.ts'
import { formatStrike, type Strike } from '../kernel/faults.ts'
import type { Operation } from '../kernel/operation.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { LoggedRequest } from '../kernel/request-log.ts'
import type { Services } from '../kernel/services.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { ANY_ORIGIN } from './cross-origin.ts'
import { problemCodeOfStatus } from './problem-code-of-status.ts'
import { type Answer, problemAnswer } from './problem-document.ts'
import { pairsOf } from './raw-headers.ts'
import { receivedBody } from './read-body.ts'
import { requestIdOf } from './request-id.ts'
import { splitUrl } from './split-url.ts'
import { type SentAnswer, withFault } from './with-fault.ts'

type Found = Pick<LoggedRequest, 'status' | 'code' | 'violations' | 'errors' | 'error'>

/** Answers one call of an operation, with its faults, and writes it down. Throws nothing but `ConnectionReset`. */
export async function handleCall<Id extends OperationId>(
  services: Services,
  operation: Operation<Id>,
  arrived: Omit<Call, 'requestId'>,
): Promise<Response> {
  const { request, rawHeaders } = arrived
  const requestId = requestIdOf(request, services.ids)
  const now = services.clock.now()
  const startedAt = performance.now()
  const { path, search } = splitUrl(request.url)
  let strike: Strike | null = null
  let tenant: Tenant | null = null
  const record: { -readonly [Name in keyof Found]: Found[Name] } = {
    status: 0,
    code: null,
    violations: [],
    errors: [],
    error: null,
  }

  const answer = async (): Promise<Answer> => {
    try {
      const given = await services.gate.pass(() =>
        execute(services, operation, { ...arrived, requestId }, (found) => {
          tenant = found
        }),
      )
      const refused = refusalIn(given)
      if (refused) {
        record.violations = checkRefusal(operation.id, refused.code)
        record.errors = refused.errors.map(({ pointer, code }) => ({ pointer, code }))
      }
      return given
    } catch (error) {
      const language = languageOf(request, tenant)
      if (error instanceof Refusal) {
        record.violations = checkRefusal(operation.id, error.code)
        record.errors = error.errors.map(({ pointer, code }) => ({ pointer, code }))
        return problemAnswer({ ...error, code: error.code, requestId, language })
      }
      record.error = error instanceof Error ? (error.stack ?? error.message) : String(error)
      if (error instanceof ContractViolation) record.violations = error.violations
      return problemAnswer({ code: 'internal_error', requestId, language })
    }
  }

  const spoiltAnswer = async (): Promise<Answer | SentAnswer> => {
    try {
      strike = await services.faults.draw({
        method: request.method,
        path,
        header: request.headers.get('X-Mock-Fault'),
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      record.errors = error.errors.map(({ pointer, code }) => ({ pointer, code }))
      return problemAnswer({
        ...error,
        code: error.code,
        requestId,
        language: languageOf(request, null),
      })
    }
    if (!strike) return answer()
    return withFault(strike, {
      // Its own copy, because what a fault makes of a body is not what others share.
      answer: async () => ({ ...(await answer()), bytes: undefined }),
      refuseWith: (status) =>
        problemAnswer({
          code: problemCodeOfStatus(status),
          requestId,
          language: languageOf(request, tenant),
          status,
        }),
      signal: request.signal,
    })
  }

  let sent: RawMessage = { headers: [], body: null }
  try {
    const given = await spoiltAnswer()
    record.status = given.status
    record.code = codeOf(given)
    const headers = {
      ...given.headers,
      ...ANY_ORIGIN,
      'X-Request-Id': requestId,
      // What is left of the body is not read, so that the connection cannot go on to another call.
      ...(given.status === 413 && { Connection: 'close' }),
    }
    // Of a body that is sent slowly only its headers are known by now.
    const bytes = 'bytes' in given ? given.bytes : undefined
    const body = bytes ?? (typeof given.body === 'string' ? given.body : null)
    sent = { headers: Object.entries(headers), body }
    return new Response(bytes ?? given.body, { status: given.status, headers })
  } finally {
    services.requests.add(
      {
        id: requestId,
        at: now,
        method: request.method,
        path: path + search,
        operation: operation.id,
        tenant: (tenant as Tenant | null)?.slug ?? null,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
        fault: strike && formatStrike(strike),
        ...record,
      },
      {
        request: {
          headers: rawHeaders ? pairsOf(rawHeaders) : request.headers,
          body: receivedBody(request),
        },
        answer: sent,
      },
    )
  }
}

/** A refusal that is kept with its intent comes as an answer, now and when it is asked for again. */
function refusalIn({ headers, body }: Answer): Pick<Refusal, 'code' | 'errors'> | null {
  if (headers['Content-Type'] !== 'application/problem+json' || body === null) return null
  return JSON.parse(body) as Pick<Refusal, 'code' | 'errors'> // made by problemAnswer
}

function codeOf({ headers, body }: SentAnswer): string | null {
  if (headers['Content-Type'] !== 'application/problem+json' || typeof body !== 'string')
    return null
  return /"code":"(\w+)"/.exec(body)?.[1] ?? null
}
