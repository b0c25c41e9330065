import { type OperationId, operations } from '@selat/sdk/operations'
import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'

import { anyOrigin, API_PATHS } from '../../engine/http/cross-origin.ts'
import { withFreshSettings } from '../../engine/settings/with-fresh-settings.ts'
import type { Operation } from '../../operation/operation.ts'
import { answerProblem } from '../call/answer-problem.ts'
import { handleCall } from '../call/handle-call.ts'
import { serveTenantAsset } from '../call/serve-tenant-asset.ts'
import { ConnectionReset } from '../call/with-fault.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { registry } from './registry.ts'

/** The header of an answer that stands for a broken connection. */
export const BROKEN_CONNECTION = 'X-Mock-Connection-Broken'

/**
 * Creates the API that any page may call: every operation of the contract and the tenants' pictures. Each path has one
 * handler, so that a cached answer is returned at once. The router looks up a path once.
 */
export function createApi(services: SandboxParts): Hono {
  const api = new Hono({ router: new RegExpRouter() })
  for (const path of API_PATHS) api.options(`${path}*`, anyOrigin)
  api.get(
    '/travel/v1/asset/:slug/:file',
    anyOrigin,
    (c) =>
      serveTenantAsset(services, c.req.param()) ?? answerProblem(services, c.req.raw, 'not_found'),
  )
  for (const id of operationIds()) {
    const { method, path } = operations[id]
    const operation = operationOf(id)
    api.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      const arrived = { request: c.req.raw, path: c.req.param(), ...connectionOf(c.env) }
      const answer = () => handleCall(services, operation, arrived)
      return services.settings.isShared ? withFreshSettings(services.settings, answer) : answer()
    })
  }
  const methodsOf = createMethodTable()
  api.notFound((c) => {
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0) return answerProblem(services, c.req.raw, 'not_found')
    const response = answerProblem(services, c.req.raw, 'method_not_allowed')
    response.headers.set('Allow', allowed.join(', '))
    return response
  })
  api.onError((error, c) => {
    if (error instanceof ConnectionReset) return breakConnection(c.env)
    return answerProblem(services, c.req.raw, 'internal_error', { error })
  })
  return api
}

function operationIds(): OperationId[] {
  return Object.keys(operations) as OperationId[] // the keys of the registry
}

function operationOf(id: OperationId): Operation<OperationId> {
  // Each entry has the type of its own id; in a loop they need a common type.
  return registry[id] as unknown as Operation<OperationId>
}

/** Creates a lookup of the methods of a path; empty if there is no such path. */
function createMethodTable(): (path: string) => string[] {
  const routes = Object.values(operations).map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (path) =>
    routes
      .filter(({ pattern }) => pattern.test(path))
      // The router answers HEAD for every GET.
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

type ServerEnv = {
  /** The caller's address, if it differs from the peer of the connection. */
  client?: string
  incoming?: {
    rawHeaders?: readonly string[]
    socket?: { remoteAddress?: string; resetAndDestroy(): void }
  }
}

/** Returns the caller's address and the raw headers of a call over HTTP. */
function connectionOf(env: unknown) {
  const { client, incoming } = (env ?? {}) as ServerEnv // only the HTTP server sets it
  const address = client ?? incoming?.socket?.remoteAddress ?? null
  return { address, rawHeaders: incoming?.rawHeaders }
}

/**
 * Breaks the connection. Over HTTP the socket is reset. In process, the header makes the sandbox's own fetch fail instead.
 */
function breakConnection(env: unknown): Response {
  const { incoming } = (env ?? {}) as ServerEnv // only the HTTP server sets it
  incoming?.socket?.resetAndDestroy()
  return new Response(null, { status: 503, headers: { [BROKEN_CONNECTION]: 'true' } })
}
