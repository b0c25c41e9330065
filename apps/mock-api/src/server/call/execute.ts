import { type OperationId, operations } from '@selat/sdk/operations'

import { checkAnswer } from '../../engine/http/check-answer.ts'
import { ContractViolation } from '../../engine/http/contract-violation.ts'
import { type ParsedParameters, parseParameters } from '../../engine/http/parse-parameters.ts'
import {
  type Answer,
  problemAnswer,
  type SharedAnswer,
} from '../../engine/http/problem-document.ts'
import { readBody } from '../../engine/http/read-body.ts'
import { type Refusal, refuse } from '../../engine/http/refusal.ts'
import { toProblemFields } from '../../engine/http/to-problem-fields.ts'
import { callerScope, hashRequest } from '../../engine/idempotency/idempotency.ts'
import { negotiateLanguage } from '../../engine/language.ts'
import type { Db } from '../../engine/store/store.ts'
import { createTrackedInstant } from '../../engine/time/tracked-instant.ts'
import { cacheKeyOf } from '../../operation/answer-cache.ts'
import type { Context } from '../../operation/context.ts'
import type { PreTransactionContext, Operation } from '../../operation/operation.ts'
import type { Work } from '../../operation/work.ts'
import { products } from '../../world/fixtures/catalogue/entries.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { authenticate } from './authenticate.ts'
import { checkAccess } from './check-access.ts'
import { findTenant } from './find-tenant.ts'

export type Call = {
  readonly request: Request
  readonly path: Readonly<Record<string, string>>
  readonly requestId: string
  /** The network address of the caller; null in process. */
  readonly address: string | null
  /** The header lines as they arrived over HTTP. */
  readonly rawHeaders?: readonly string[] | undefined
}

/** Called as soon as the tenant is known, because a later refusal is logged with its tenant. */
export type OnTenant = (tenant: Tenant) => void

/** Tags whose operations read stock or anything that expires, so that due work has to run before them. */
const DUE_WORK_TAGS: ReadonlySet<string> = new Set([
  ...products,
  'product',
  'cart',
  'order',
  'payment',
  'ticket',
  'agency',
  'wallet',
  'quotation',
  'manifest',
])

/**
 * Executes one call from its bytes to its answer: parameters, tenant, caller, body, due work, then the operation, in one
 * transaction with its idempotency record. Refuses by throwing.
 */
export async function execute<Id extends OperationId>(
  services: SandboxParts,
  operation: Operation<Id>,
  call: Call,
  onTenant: OnTenant,
): Promise<Answer | SharedAnswer> {
  const { id } = operation
  const { request, path } = call
  const spec = operations[id]
  const parameters: ParsedParameters = parseParameters(id, request, path)
  const tenant = findTenant(services.tenants, parameters.query)
  onTenant(tenant)
  const caller = await authenticate(
    { store: services.store, tenant, clock: services.clock },
    request.headers.get('Authorization'),
    { security: spec.security, refuseEnded: 'web' in parameters.query },
  )
  checkAccess(spec.roles, caller)
  const write = (output: { status: number; body?: unknown }): Answer => {
    const violations = services.validateAnswers ? checkAnswer(id, output.status, output.body) : []
    if (violations.length > 0) throw new ContractViolation(violations)
    return toAnswer(output)
  }
  const prepare = async () => {
    const body = await parseBody(id, request)
    // The clock is read after the body has arrived: a slow upload must not book at the instant when its request began.
    const now = services.clock.now()
    if (spec.idempotent || DUE_WORK_TAGS.has(spec.tag)) await services.dueWork.run(now)
    return { body, now }
  }
  const about = aboutCall(services, call, { tenant, caller, asked: parameters.query['currency'] })

  if ('shared' in operation) {
    const { now } = await prepare()
    const { network, catalogue, money } = services
    // The registry pairs each id with its own validators, but TypeScript cannot infer this for a generic id.
    const input = parameters as unknown as Parameters<typeof operation.shared.answer>[0]
    return services.answerCache.answer({
      text: cacheKeyOf(id, request, caller.user?.currency ?? undefined),
      steps: operation.shared,
      input,
      ctx: { ...about, network, catalogue, money },
      now,
      write,
    })
  }
  const begin = async () => {
    const { body, now } = await prepare()
    const preTransaction: PreTransactionContext = {
      ...services.workAt(services.store.db, now),
      ...about,
      moment: createTrackedInstant(now),
    }
    const input = { ...parameters, body } as Parameters<typeof operation.handle>[0] // for the same reason
    const before = await operation.before(input, preTransaction)
    const run = async (store: Db): Promise<Answer> =>
      write(await operation.handle(input, { ...preTransaction, store }, before))
    return { body, now, run }
  }
  if (!spec.idempotent) {
    const { run } = await begin()
    const { store } = services
    return operation.transaction === 'none' ? run(store.db) : store.transaction(run)
  }
  const key = String(parameters.header['Idempotency-Key'])
  const scope = callerScope(caller, parameters.header, call.address)
  const intent = { tenant: tenant.slug, scope, key }
  return services.idempotency.serialize(intent, async () => {
    const { body, now, run } = await begin()
    const { path: named, header } = parameters
    const asked = {
      ...intent,
      requestHash: await hashRequest(id, parameters, body),
      formerHash: () => hashRequest(id, { path: named, header }, body),
    }
    return services.idempotency.runOnce(asked, {
      now,
      run,
      toAnswer: (refusal) => refusalAnswer(refusal, call, tenant),
    })
  })
}

function refusalAnswer(
  { code, params, errors }: Refusal,
  { request, requestId }: Call,
  tenant: Tenant,
): Answer {
  return problemAnswer({ code, params, errors, requestId, language: languageOf(request, tenant) })
}

export function languageOf(request: Request, tenant: Tenant | null) {
  return negotiateLanguage(request.headers.get('Accept-Language') ?? undefined, tenant?.languages)
}

async function parseBody(id: OperationId, request: Request): Promise<unknown> {
  const { body: schema, bodyType } = operations[id]
  if (!schema || !bodyType) return undefined
  const result = schema.safeParse(await readBody(request, bodyType), { reportInput: true })
  if (result.success) return result.data
  return refuse('validation_failed', { errors: toProblemFields(result.error.issues, '') })
}

function aboutCall(
  services: SandboxParts,
  { request, requestId, address }: Call,
  { tenant, caller, asked }: Pick<Context, 'tenant' | 'caller'> & { asked: unknown },
): Omit<Context, keyof Work | 'moment'> & Pick<Context, 'caller'> {
  return {
    tenant,
    analytics: services.analytics.of(tenant),
    caller,
    language: languageOf(request, tenant),
    currency: sellingCurrency(tenant, caller, asked),
    clock: services.clock,
    requestId,
    origin: () => new URL(request.url).origin,
    address,
  }
}

function sellingCurrency(tenant: Tenant, { user }: Context['caller'], asked: unknown): string {
  const wanted = user?.currency ?? asked
  return tenant.currencies.find((currency) => currency === wanted) ?? tenant.companyCurrency
}

function toAnswer({ status, body }: { status: number; body?: unknown }): Answer {
  if (body === undefined) return { status, headers: {}, body: null }
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
