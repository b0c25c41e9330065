import { type OperationId, operations } from '@selat/sdk/operations'
import type { ProblemCode } from '@selat/sdk/problems'
import { Hono } from 'hono'

import { createConsole } from './console/console-app.ts'
import { ANY_ORIGIN, anyOrigin } from './http/cross-origin.ts'
import { handleCall } from './http/handle-call.ts'
import { problemAnswer } from './http/problem-document.ts'
import { requestIdOf } from './http/request-id.ts'
import { serveTenantAsset } from './http/serve-tenant-asset.ts'
import { ConnectionReset } from './http/with-fault.ts'
import { followControl } from './kernel/follow-control.ts'
import { negotiateLanguage } from './kernel/language.ts'
import type { Operation } from './kernel/operation.ts'
import type { Services } from './kernel/services.ts'
import { registry } from './operations/registry.ts'

/** Marks an answer that stands for a connection that broke. */
export const BROKEN_CONNECTION = 'X-Mock-Connection-Broken'

const API_PATHS = ['/travel/', '/admin/']

/** The sandbox as one Hono app: every operation of the contract, the tenants' pictures, and a problem document for all else. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  app.use(services.control.isShared ? '*' : '/__mock/*', followControl(services.control))
  // The API is for any page, the console below /__mock for its own only.
  for (const api of API_PATHS) app.options(`${api}*`, anyOrigin)
  app.get(
    '/travel/v1/asset/:slug/:file',
    anyOrigin,
    (c) => serveTenantAsset(services, c.req.param()) ?? problem(services, c.req.raw, 'not_found'),
  )
  app.get('/__mock/', (c) => c.redirect('/__mock'))
  app.route('/__mock', createConsole(services))
  const methods = new Map<string, string[]>()
  for (const id of operationIds()) {
    const { method, path } = operations[id]
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
    methods.set(route, [...(methods.get(route) ?? []), method.toUpperCase()])
    app.on(method.toUpperCase(), route, (c) =>
      handleCall(services, operationOf(id), {
        request: c.req.raw,
        path: c.req.param(),
        ...connectionOf(c.env),
      }),
    )
  }
  for (const [route, allowed] of methods)
    app.all(route, (c) => {
      const response = problem(services, c.req.raw, 'method_not_allowed')
      response.headers.set('Allow', allowed.join(', '))
      return response
    })
  app.notFound((c) => problem(services, c.req.raw, 'not_found'))
  app.onError((error, c) => {
    if (error instanceof ConnectionReset) return breakConnection(c.env)
    return problem(services, c.req.raw, 'internal_error', error)
  })
  return app
}

function operationIds(): OperationId[] {
  return Object.keys(operations) as OperationId[] // the registry's own keys
}

function operationOf(id: OperationId): Operation<OperationId> {
  // Each entry is typed for its own id; behind a loop they are all called alike.
  return registry[id] as unknown as Operation<OperationId>
}

/** Answers what belongs to no operation, and writes it down like any call. */
function problem(
  services: Services,
  request: Request,
  code: ProblemCode,
  error: Error | null = null,
): Response {
  const requestId = requestIdOf(request, services.ids)
  const language = negotiateLanguage(request.headers.get('Accept-Language') ?? undefined)
  const { status, headers, body } = problemAnswer({ code, requestId, language })
  const { pathname, search } = new URL(request.url)
  const origins = API_PATHS.some((api) => pathname.startsWith(api)) ? ANY_ORIGIN : {}
  const sent = { ...headers, ...origins, 'X-Request-Id': requestId }
  const logged = {
    id: requestId,
    at: services.clock.now(),
    method: request.method,
    path: pathname + search,
    operation: null,
    tenant: null,
    status,
    code,
    durationMs: 0,
    fault: null,
    violations: [],
    errors: [],
    error: error && (error.stack ?? error.message),
  }
  services.requests.add(logged, {
    request: { headers: [...request.headers], body: null },
    answer: { headers: Object.entries(sent), body },
  })
  return new Response(body, { status, headers: sent })
}

type ServerEnv = {
  incoming?: {
    rawHeaders?: readonly string[]
    socket?: { remoteAddress?: string; resetAndDestroy(): void }
  }
}

/** Where a call comes from and how it was written, over HTTP. */
function connectionOf(env: unknown) {
  const { incoming } = (env ?? {}) as ServerEnv // set by the HTTP server only
  return { address: incoming?.socket?.remoteAddress ?? null, rawHeaders: incoming?.rawHeaders }
}

/** Over HTTP the socket is reset. In process there is none: the header tells the sandbox's own fetch to fail instead. */
function breakConnection(env: unknown): Response {
  const { incoming } = (env ?? {}) as ServerEnv // as above
  incoming?.socket?.resetAndDestroy()
  return new Response(null, { status: 503, headers: { [BROKEN_CONNECTION]: 'true' } })
}
