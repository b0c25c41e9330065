import { createHash } from 'node:crypto'

import { addMinutes } from '@selat/domain'

import type { Answer } from '../http/problem-document.ts'
import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Db, Store } from '../store/store.ts'
import type { Context } from './context.ts'
import { hashSecret } from './ids.ts'
import { Refusal, refuse } from './refusal.ts'

const KEPT_MINUTES = 24 * 60

/** Names one intent of one caller. */
export type IdempotentCall = { tenant: string; scope: string; key: string; requestHash: string }

/** Whose key it is: an account, the holder of a cart or booking secret, or anybody who knows the key. */
export function callerScope(
  { user }: Context['caller'],
  header: Readonly<Record<string, unknown>>,
): string {
  if (user) return user.id
  const secret = header['Booking-Token'] ?? header['Cart-Token']
  return typeof secret === 'string' ? hashSecret(secret) : 'anybody'
}

/** A hash of what was asked, independent of how a form or JSON was laid out on the wire. */
export async function hashRequest(id: string, path: unknown, body: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([id, path]))
  if (!isFormBody(body)) return hash.update(JSON.stringify(body ?? null)).digest('base64url')
  for (const [name, value] of Object.entries(body)) {
    hash.update(name)
    if (value instanceof File) hash.update(value.name).update(await fileBytes(value))
    else hash.update(String(value))
  }
  return hash.digest('base64url')
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
 * Runs an intent once and replays its first answer byte for byte afterwards. The answer is kept in the transaction of
 * its effects: both are there or neither. A refusal has no effects, and is kept by itself.
 */
export function createIdempotency(store: Store) {
  const running = new Set<string>()

  async function runOnce(
    call: IdempotentCall,
    now: string,
    run: (db: Db) => Promise<Answer>,
    toAnswer: (refusal: Refusal) => Answer,
  ): Promise<Answer> {
    const name = JSON.stringify([call.tenant, call.scope, call.key])
    if (running.has(name)) refuse('idempotency_in_progress')
    running.add(name)
    try {
      return (await findFirst(store.db, call, now)) ?? (await runFirst(call, now, run, toAnswer))
    } finally {
      running.delete(name)
    }
  }

  /** Runs it and keeps its answer, unless another instance on the same store was first: then nothing of this one stays. */
  async function runFirst(
    call: IdempotentCall,
    now: string,
    run: (db: Db) => Promise<Answer>,
    toAnswer: (refusal: Refusal) => Answer,
  ): Promise<Answer> {
    try {
      return await store.transaction(async (db) => {
        const answer = await run(db)
        if (!(await keep(db, call, now, answer))) throw new KeyTaken()
        return answer
      })
    } catch (error) {
      if (error instanceof KeyTaken) refuse('idempotency_in_progress')
      if (!(error instanceof Refusal)) throw error
      const answer = toAnswer(error)
      if (!(await keep(store.db, call, now, answer))) refuse('idempotency_in_progress')
      return answer
    }
  }

  return { runOnce }
}

export type Idempotency = ReturnType<typeof createIdempotency>

async function findFirst(db: Db, call: IdempotentCall, now: string): Promise<Answer | null> {
  await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
  const first = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'headers', 'body'])
    .where('tenant', '=', call.tenant)
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (!first) return null
  if (first.request_hash !== call.requestHash) refuse('idempotency_key_reused')
  return {
    status: first.status,
    headers: { ...fromJsonText(first.headers), 'Idempotent-Replayed': 'true' },
    body: first.body,
  }
}

/** Rolls the transaction back. */
class KeyTaken extends Error {}

/** Whether the answer is now the kept one; not when there is one already. */
async function keep(db: Db, call: IdempotentCall, now: string, answer: Answer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency')
    .values({
      tenant: call.tenant,
      scope: call.scope,
      key: call.key,
      request_hash: call.requestHash,
      status: answer.status,
      headers: toJsonText(answer.headers),
      body: answer.body ?? '',
      expires_at: addMinutes(now, KEPT_MINUTES),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
