import { createHash, hash } from 'node:crypto'

import { addMinutes } from '@selat/domain'
import type { ExpressionBuilder } from 'kysely'

import type { Answer } from '../http/problem-document.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { hashSecret } from '../random/ids.ts'
import type { Database } from '../store/database.ts'
import { fromJsonText, toJsonText } from '../store/json-text.ts'
import { statement } from '../store/statement.ts'
import type { Db, Store } from '../store/store.ts'
import type { IdempotencyRow } from '../store/tables/kernel-tables.ts'
import { claimIntent, type IdempotencyScope } from './idempotency-claims.ts'

const KEPT_MINUTES = 24 * 60

/** An idempotent call with the hash of its request. Releases before 0.2 used another hash, which left out the query. */
export type IdempotentCall = IdempotencyScope & {
  readonly requestHash: string
  readonly formerHash: () => Promise<string>
}

export type IdempotentRun = {
  readonly now: string
  readonly run: (db: Db) => Promise<Answer>
  readonly toAnswer: (refusal: Refusal) => Answer
}

/**
 * Returns the owner of a key: an account, the holder of a cart's or order's secret, or else the caller's network address. In
 * process there is no address, so all callers are one.
 */
export function callerScope(
  { user }: { readonly user: { readonly id: string } | null },
  header: Readonly<Record<string, unknown>>,
  address: string | null,
): string {
  if (user) return user.id
  const secret = secretOf(header)
  if (typeof secret === 'string') return hashSecret(secret)
  return address === null ? 'anybody' : `from:${hashSecret(address)}`
}

function secretOf(header: Readonly<Record<string, unknown>>): unknown {
  return header['Booking-Token'] ?? header['Cart-Token']
}

type Parameters = Readonly<Record<string, unknown>>

type Asked = { readonly path: Parameters; readonly query?: Parameters; readonly header: Parameters }

/**
 * Hashes a request with the secret of its cart or order, because an account may have several. The hash does not depend on
 * the layout of a form or of JSON. Parameters are in the contract's order, whatever order they were sent in.
 */
export async function hashRequest(
  id: string,
  { path, query, header }: Asked,
  body: unknown,
): Promise<string> {
  const parts = query === undefined ? [id, path] : [id, path, query]
  const asked = JSON.stringify([...parts, secretOf(header) ?? null])
  if (!isFormBody(body)) return hash('sha256', asked + JSON.stringify(body ?? null), 'base64url')
  const form = createHash('sha256').update(asked)
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File)
      form.update(JSON.stringify([name, value.name, value.size])).update(await fileBytes(value))
    else form.update(JSON.stringify([name, value]))
  }
  return form.digest('base64url')
}

function isFormBody(body: unknown): body is Record<string, unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).some((value) => value instanceof File)
  )
}

async function fileBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Runs a call once for each key and later replays its first answer byte for byte. The answer is stored in the transaction of
 * its effects, so that both are stored or neither. A refusal has no effects and is stored by itself.
 */
export function createIdempotency(store: Store) {
  const isShared = store.version() === null
  const running = new Set<string>()

  /** Runs the work, or refuses if a call with the same key is running. */
  async function serialize<T>(intent: IdempotencyScope, work: () => Promise<T>): Promise<T> {
    const name = JSON.stringify([intent.tenant, intent.scope, intent.key])
    if (running.has(name)) refuse('idempotency_in_progress')
    running.add(name)
    try {
      return isShared ? await serializeAmongProcesses(intent, work) : await work()
    } finally {
      running.delete(name)
    }
  }

  async function serializeAmongProcesses<T>(
    intent: IdempotencyScope,
    work: () => Promise<T>,
  ): Promise<T> {
    const claim = await claimIntent(store, intent)
    if (!claim) refuse('idempotency_in_progress')
    try {
      return await work()
    } finally {
      await claim.release()
    }
  }

  /** Runs the call, or returns its first answer. */
  async function runOnce(
    call: IdempotentCall,
    { now, run, toAnswer }: IdempotentRun,
  ): Promise<Answer> {
    try {
      return await store.transaction(async (db) => {
        const first = await findFirst(db, call)
        if (first) return first
        const answer = await run(db)
        if (!(await keep(db, call, now, answer))) throw new KeyTaken()
        return answer
      })
    } catch (error) {
      if (error instanceof KeyTaken) refuse('idempotency_in_progress')
      if (error instanceof KeyReused) refuse('idempotency_key_reused')
      if (!(error instanceof Refusal)) throw error
      const answer = toAnswer(error)
      if (!(await keep(store.db, call, now, answer))) refuse('idempotency_in_progress')
      return answer
    }
  }

  return { serialize, runOnce }
}

export type Idempotency = ReturnType<typeof createIdempotency>

/** Deletes expired keys. It has the form of due work, whose type the engine does not import. */
export const forgetIntents = {
  next: [
    (row: ExpressionBuilder<Database, never>, after: string) =>
      row
        .selectFrom('idempotency')
        .select((kept) => kept.fn.min('expires_at').as('at'))
        .where('expires_at', '>', after)
        .as('intent'),
  ],
  async run({ store, now }: { readonly store: Db; readonly now: string }): Promise<void> {
    await store.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
  },
}

async function findFirst(db: Db, call: IdempotentCall): Promise<Answer | null> {
  const [first] = (await keptAnswer(db, call)).rows
  if (!first) return null
  if (first.request_hash !== call.requestHash && first.request_hash !== (await call.formerHash()))
    throw new KeyReused()
  return {
    status: first.status,
    headers: { ...fromJsonText(first.headers), 'Idempotent-Replayed': 'true' },
    body: first.body,
  }
}

const keptAnswer = statement((db, { tenant, scope, key }: IdempotencyScope) =>
  db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'headers', 'body'])
    .where('tenant', '=', tenant)
    .where('scope', '=', scope)
    .where('key', '=', key),
)

/** Is thrown if the key was used for another request. The refusal is not stored. */
class KeyReused extends Error {}

/** Is thrown if another process used the key first, so that the transaction rolls back. */
class KeyTaken extends Error {}

/** Stores the answer; returns false if there is one already. */
async function keep(db: Db, call: IdempotentCall, now: string, answer: Answer): Promise<boolean> {
  const { changed } = await keepFirst(db, {
    tenant: call.tenant,
    scope: call.scope,
    key: call.key,
    request_hash: call.requestHash,
    status: answer.status,
    headers: toJsonText(answer.headers),
    body: answer.body ?? '',
    expires_at: addMinutes(now, KEPT_MINUTES),
  })
  return changed === 1
}

const keepFirst = statement(
  (db, { tenant, scope, key, request_hash, status, headers, body, expires_at }: IdempotencyRow) =>
    db
      .insertInto('idempotency')
      .values({ tenant, scope, key, request_hash, status, headers, body, expires_at })
      .onConflict((conflict) => conflict.doNothing()),
)
