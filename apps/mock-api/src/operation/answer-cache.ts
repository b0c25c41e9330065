import { toUtcText } from '@selat/domain'
import { type OperationId, operations } from '@selat/sdk/operations'

import { createByteRing, type Written } from '../engine/byte-ring.ts'
import type { Answer, SharedAnswer } from '../engine/http/problem-document.ts'
import type { Store } from '../engine/store/store.ts'
import { createTrackedInstant } from '../engine/time/tracked-instant.ts'
import type { Tenant } from '../world/tenants/tenant.ts'
import type { SharedContext, SharedInput, SharedSteps } from './operation.ts'

/** The most bytes of cached answers: about fifty searches of a day. */
const KEPT_BYTES = 2_500_000
/**
 * The number of answers whose finished text for the last instant is cached as well, because they are requested most often
 * now.
 */
const KEPT_DATED = 8

type Asked<Id extends OperationId> = {
  /** The key of the request (`cacheKeyOf`). */
  readonly text: string
  readonly steps: SharedSteps<Id, unknown>
  readonly input: SharedInput<Id>
  readonly ctx: Omit<SharedContext, 'moment'>
  readonly now: string
  /** Checks an answer that is not cached yet, and returns it as text. */
  readonly write: (output: { status: number; body?: unknown }) => Answer
}

type Kept = {
  readonly tenant: Tenant
  readonly facts: string
  /** The last version of the store for which these facts are known to be current. */
  version: number | null
  /**
   * The first instant at which the answer is valid, and the first at which it no longer is. The texts have equal lengths, so
   * they compare like instants.
   */
  readonly from: string
  readonly until: string
  readonly status: number
  readonly headers: Answer['headers']
  readonly body: Written
  /** The offset of the answer's instant in the body, in bytes; null if the body does not contain it. */
  readonly instantAt: number | null
  /** The answer of the last instant, because many calls arrive within the same millisecond. */
  last: { readonly now: string; readonly answer: SharedAnswer } | null
}

/** A cached answer, and the tenant that it belongs to. */
export type CacheHit = { readonly tenant: Tenant; readonly answer: SharedAnswer }

/**
 * Caches the answers that are equal for all callers. A cached answer is valid if the request is the same, each comparison
 * with the clock has the same result now, and the facts in the store are equal. The facts are equal if nothing was written
 * since, or if they were read again and did not change. So the cached text is what the operation would answer
 * (docs/decisions/0032).
 */
export function createAnswerCache(store: Store) {
  const answers = new Map<string, Kept>()
  const bodies = createByteRing(KEPT_BYTES)
  const dated: Kept[] = []

  function keep(text: string, kept: Kept): void {
    answers.delete(text)
    answers.set(text, kept)
    // The map is in the order in which bodies were written, so the oldest answers are first.
    for (const [oldest, { body }] of answers) {
      if (bodies.has(body)) return
      answers.delete(oldest)
    }
  }

  /** Returns the answer at an instant. It is cached, because many calls arrive within the same millisecond. */
  function dateAnswer(kept: Kept, now: string): SharedAnswer {
    const { last, instantAt } = kept
    if (last && (instantAt === null || last.now === now)) return last.answer
    const body = bodies.read(kept.body)
    if (instantAt !== null) encoder.encodeInto(now, body.subarray(instantAt))
    return noteLast(kept, now, body)
  }

  function noteLast(kept: Kept, now: string, body: SharedAnswer['body']): SharedAnswer {
    const given = { status: kept.status, headers: kept.headers, body }
    if (!kept.last) dated.push(kept)
    kept.last = { now, answer: given }
    const oldest = dated.length > KEPT_DATED ? dated.shift() : undefined
    if (oldest) oldest.last = null
    return given
  }

  /** Returns the cached answer of a key if it is known to be still valid, or else null. */
  function recall(text: string, now: string): CacheHit | null {
    const known = answers.get(text)
    if (known === undefined || !isTimely(known, now)) return null
    const version = store.version()
    if (version === null || known.version !== version) return null
    return { tenant: known.tenant, answer: dateAnswer(known, now) }
  }

  async function answer<Id extends OperationId>(asked: Asked<Id>): Promise<Answer | SharedAnswer> {
    const { text, steps, input, now } = asked
    const recalled = recall(text, now)
    if (recalled) return recalled.answer
    // The version is read before the facts. A write in between then makes the facts look older than they are, never newer.
    const version = store.version()
    const moment = createTrackedInstant(now)
    const ctx = { ...asked.ctx, moment }
    const facts = await steps.read(input, { ...ctx, store: store.db })
    const factsText = JSON.stringify(facts) ?? ''
    const known = answers.get(text)
    if (known && isTimely(known, now) && known.facts === factsText) {
      known.version = version
      return dateAnswer(known, now)
    }
    const made = asked.write(steps.answer(input, ctx, facts))
    const changesAtMs = moment.changesAtMs()
    const shared = toSharedBody(made.body ?? '', now)
    const body = shared && bodies.write(shared.bytes)
    if (!shared || !body) return made
    const kept: Kept = {
      body,
      instantAt: shared.instantAt,
      tenant: ctx.tenant,
      facts: factsText,
      version,
      from: now,
      until: Number.isFinite(changesAtMs) ? toUtcText(changesAtMs) : NEVER,
      status: made.status,
      headers: made.headers,
      last: null,
    }
    keep(text, kept)
    return noteLast(kept, now, shared.bytes)
  }

  return { answer, recall }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** The header with the name of a call, which does not change its answer. */
const CALLS_NAME = 'X-Request-Id'

/**
 * Returns the cache key of a request: everything that a shared answer depends on. These are the address, the relevant
 * headers, and the currency of an account, which takes precedence over the requested one. Another spelling of the same
 * request gets an entry of its own.
 */
export function cacheKeyOf(
  id: OperationId,
  { url, headers }: Request,
  accountCurrency = '',
): string {
  let text = `${id} ${accountCurrency} ${url}`
  for (const name in operations[id].primitives.header)
    if (name !== CALLS_NAME) text += `\n${headers.get(name)}`
  return text
}

function isTimely({ from, until }: Kept, now: string): boolean {
  return from <= now && now < until
}

const NEVER = '9999'
const encoder = new TextEncoder()
const TAIL = '"}'

type Dateable = { readonly bytes: Uint8Array<ArrayBuffer>; readonly instantAt: number | null }

/**
 * Converts a body to one that is valid for any instant, with the position of that instant. Null if the instant occurs
 * anywhere but at the end, because the body is then only valid for this instant.
 */
function toSharedBody(body: string, now: string): Dateable | null {
  const isDated = body.endsWith(`,"AsOf":"${now}${TAIL}`)
  const rest = isDated ? body.slice(0, -(now.length + TAIL.length)) : body
  if (rest.includes(now)) return null
  const bytes = encoder.encode(body)
  // The end of a dated body is ASCII, so its characters count as bytes.
  return { bytes, instantAt: isDated ? bytes.length - now.length - TAIL.length : null }
}
