import type { OperationId } from '@selat/sdk/operations'

import { formatFault, type InjectedFault } from '../../engine/faults/faults.ts'
import type { FaultyCall } from '../../engine/faults/keep-faults.ts'
import { checkRefusal } from '../../engine/http/check-answer.ts'
import { ContractViolation } from '../../engine/http/contract-violation.ts'
import { ANY_ORIGIN } from '../../engine/http/cross-origin.ts'
import { httpDate } from '../../engine/http/http-date.ts'
import { PRIVATE, PUBLIC } from '../../engine/http/keep-private.ts'
import {
  type Answer,
  problemAnswer,
  type SharedAnswer,
} from '../../engine/http/problem-document.ts'
import { RawHeaders } from '../../engine/http/raw-headers.ts'
import { receivedBody } from '../../engine/http/read-body.ts'
import { Refusal } from '../../engine/http/refusal.ts'
import { requestIdOf } from '../../engine/http/request-id.ts'
import { splitUrl } from '../../engine/http/split-url.ts'
import type { RawMessage } from '../../engine/log/http-exchange.ts'
import type { LoggedRequest } from '../../engine/log/request-log.ts'
import type { Operation } from '../../operation/operation.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { type Call, execute, languageOf } from './execute.ts'
import { readCachedAnswer } from './read-cached-answer.ts'
import { type SentAnswer, withFault } from './with-fault.ts'

/** A call in progress, with the facts for the request log. */
type Handling<Id extends OperationId> = {
  readonly services: SandboxParts
  readonly operation: Operation<Id>
  readonly call: Call
  readonly at: string
  readonly startedAt: number
  readonly search: string
  readonly faulty: FaultyCall
  tenant: Tenant | null
  fault: InjectedFault | null
  violations: LoggedRequest['violations']
  errors: LoggedRequest['errors']
  error: string | null
}

/**
 * Answers one call of an operation, with its fault, and logs it. A cached answer is returned at once, without a promise.
 * Throws nothing but `ConnectionReset`.
 */
export function handleCall<Id extends OperationId>(
  services: SandboxParts,
  operation: Operation<Id>,
  arrived: Omit<Call, 'requestId'>,
): Response | Promise<Response> {
  const { request, path: parameters, address, rawHeaders } = arrived
  const { path, search } = splitUrl(request.url)
  const handling: Handling<Id> = {
    services,
    operation,
    call: {
      request,
      path: parameters,
      requestId: requestIdOf(request, services.ids),
      address,
      rawHeaders,
    },
    at: services.clock.now(),
    startedAt: performance.now(),
    search,
    faulty: { method: request.method, path, header: request.headers.get('X-Mock-Fault') },
    tenant: null,
    fault: null,
    violations: [],
    errors: [],
    error: null,
  }
  const cached = readCachedAnswer(services, operation, request, handling)
  if (!cached) return answerUncached(handling)
  handling.tenant = cached.tenant
  return send(handling, cached.answer)
}

async function answerUncached<Id extends OperationId>(handling: Handling<Id>): Promise<Response> {
  let given: Answer | SharedAnswer | SentAnswer
  try {
    given = await answerWithFault(handling)
  } catch (error) {
    logCall(handling, null, { headers: {}, body: null })
    throw error
  }
  return send(handling, given)
}

/** Answers with the fault that a rule or header asks for, or else normally. */
async function answerWithFault<Id extends OperationId>(
  handling: Handling<Id>,
): Promise<Answer | SharedAnswer | SentAnswer> {
  const { services, call, faulty } = handling
  try {
    handling.fault = await services.faults.draw(faulty)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusalAnswer(handling, error)
  }
  if (!handling.fault) return answerNormally(handling)
  return withFault(handling.fault, {
    answer: async () => {
      const given = await answerNormally(handling)
      const { body } = given
      return { ...given, body: body instanceof Uint8Array ? new TextDecoder().decode(body) : body }
    },
    refuseWith: (refusal) => problemAnswer({ ...refusal, ...problemOf(handling) }),
    signal: call.request.signal,
  })
}

/** Answers with the operation's output or refusal. Never rejects. */
async function answerNormally<Id extends OperationId>(
  handling: Handling<Id>,
): Promise<Answer | SharedAnswer> {
  const { services, operation, call } = handling
  try {
    const given = await services.lock.runShared(() =>
      execute(services, operation, call, (found) => {
        handling.tenant = found
      }),
    )
    const refused = refusalIn(given)
    if (refused) {
      handling.violations = checkRefusal(operation.id, refused)
      handling.errors = shownFields(refused)
    }
    return given
  } catch (error) {
    if (error instanceof Refusal) {
      handling.violations = checkRefusal(operation.id, error)
      return refusalAnswer(handling, error)
    }
    handling.error = error instanceof Error ? (error.stack ?? error.message) : String(error)
    if (error instanceof ContractViolation) handling.violations = error.violations
    return problemAnswer({ code: 'internal_error', ...problemOf(handling) })
  }
}

function refusalAnswer<Id extends OperationId>(handling: Handling<Id>, refusal: Refusal): Answer {
  handling.errors = shownFields(refusal)
  return problemAnswer({ ...refusal, code: refusal.code, ...problemOf(handling) })
}

/** Returns the request id and the language for the problem documents of a call. */
function problemOf<Id extends OperationId>({ call, tenant }: Handling<Id>) {
  return { requestId: call.requestId, language: languageOf(call.request, tenant) }
}

function shownFields({ errors }: Pick<Refusal, 'errors'>): LoggedRequest['errors'] {
  return errors.map(({ pointer, code }) => ({ pointer, code }))
}

/**
 * Returns the refusal in an answer. A call with an idempotency key has it as a stored answer, both the first time and when
 * it is replayed.
 */
function refusalIn({ headers, body }: Answer | SharedAnswer): RefusalParts | null {
  if (headers['Content-Type'] !== 'application/problem+json' || typeof body !== 'string')
    return null
  return JSON.parse(body) as RefusalParts // `problemAnswer` made the body
}

type RefusalParts = Pick<Refusal, 'code' | 'params' | 'errors'>

/**
 * Makes the response with all of its headers, because adding one to a finished response would take longer than everything
 * else here.
 */
function send<Id extends OperationId>(
  handling: Handling<Id>,
  given: Answer | SharedAnswer | SentAnswer,
): Response {
  const { status } = given
  const headers: Record<string, string> = {
    ...given.headers,
    ...ANY_ORIGIN,
    ...('shared' in handling.operation && status < 400 ? PUBLIC : PRIVATE),
    'X-Request-Id': handling.call.requestId,
    Date: httpDate(handling.services.clock.now()),
  }
  // RFC 9110 requires the header. Browsers show no login dialog for this scheme.
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer'
  // The rest of the body is never read, so the connection cannot be used for another call.
  if (status === 413) headers['Connection'] = 'close'
  const { body } = given
  // A slow body is a stream; only its headers can be logged now.
  logCall(handling, given, { headers, body: body instanceof ReadableStream ? null : body })
  return new Response(body, { status, headers })
}

function logCall<Id extends OperationId>(
  handling: Handling<Id>,
  given: Answer | SharedAnswer | SentAnswer | null,
  answer: RawMessage,
): void {
  const { services, operation, call, tenant, fault, startedAt } = handling
  const { request, requestId, rawHeaders } = call
  services.requests.add(
    {
      id: requestId,
      at: handling.at,
      method: request.method,
      path: handling.faulty.path + handling.search,
      operation: operation.id,
      tenant: tenant === null ? null : tenant.slug,
      status: given === null ? 0 : given.status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      code: given === null ? null : codeOf(given),
      fault: fault && formatFault(fault),
      violations: handling.violations,
      errors: handling.errors,
      error: handling.error,
    },
    {
      request: {
        headers: rawHeaders ? new RawHeaders(rawHeaders) : request.headers,
        body: receivedBody(request),
      },
      answer,
    },
  )
}

function codeOf({ headers, body }: Answer | SharedAnswer | SentAnswer): string | null {
  if (headers['Content-Type'] !== 'application/problem+json' || typeof body !== 'string')
    return null
  return /"code":"(\w+)"/.exec(body)?.[1] ?? null
}
