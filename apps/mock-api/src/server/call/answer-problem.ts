import type { ProblemCode } from '@selat/sdk/problems'

import { ANY_ORIGIN, isOfApi } from '../../engine/http/cross-origin.ts'
import { httpDate } from '../../engine/http/http-date.ts'
import { PRIVATE } from '../../engine/http/keep-private.ts'
import { problemAnswer } from '../../engine/http/problem-document.ts'
import { requestIdOf } from '../../engine/http/request-id.ts'
import { splitUrl } from '../../engine/http/split-url.ts'
import { negotiateLanguage } from '../../engine/language.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** Answers a request that no operation answers, and logs it like any call. `detail` replaces the usual sentence of the code. */
export function answerProblem(
  services: SandboxParts,
  request: Request,
  code: ProblemCode,
  { error = null, detail }: { error?: Error | null; detail?: string } = {},
): Response {
  const requestId = requestIdOf(request, services.ids)
  const language = negotiateLanguage(request.headers.get('Accept-Language') ?? undefined)
  const answer = problemAnswer({ code, requestId, language, detail })
  const origins = isOfApi(request.url) ? ANY_ORIGIN : {}
  const at = services.clock.now()
  const headers = {
    ...answer.headers,
    ...origins,
    ...PRIVATE,
    'X-Request-Id': requestId,
    Date: httpDate(at),
  }
  const { path, search } = splitUrl(request.url)
  const logged = {
    id: requestId,
    at,
    method: request.method,
    path: path + search,
    operation: null,
    tenant: null,
    status: answer.status,
    code,
    durationMs: 0,
    fault: null,
    violations: [],
    errors: [],
    error: error && (error.stack ?? error.message),
  }
  services.requests.add(logged, {
    request: { headers: request.headers, body: null },
    answer: { headers, body: answer.body },
  })
  return new Response(answer.body, { status: answer.status, headers })
}
