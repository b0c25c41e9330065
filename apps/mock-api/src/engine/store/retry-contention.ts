import type { FairQueue } from './fair-queue.ts'

// These are SQLITE_BUSY and SQLITE_LOCKED, and PostgreSQL's serialization failure and deadlock.
const SQLITE_CONTENTION = new Set([5, 6])
const POSTGRES_CONTENTION = new Set(['40001', '40P01'])
/**
 * The code that PostgreSQL may give to the second of two transactions that insert the same row, instead of a serialization
 * failure.
 */
const POSTGRES_UNIQUE = '23505'
const UNIQUE_ATTEMPTS = 3

const DEADLINE_MS = 10_000
const LONGEST_PAUSE_MS = 200

/** Whether the transaction failed only because of another one, so that the same work may succeed the next time. */
export function isContention(error: unknown): boolean {
  const { errcode, code } = codesOf(error)
  if (typeof errcode === 'number') return SQLITE_CONTENTION.has(errcode & 0xff)
  return typeof code === 'string' && POSTGRES_CONTENTION.has(code)
}

type Patience = {
  readonly deadlineMs?: number
  /** The queue of a store whose transactions run side by side. Refused work runs again in it, in turn. */
  readonly queue?: FairQueue
}

/**
 * Runs a transaction, and runs it again until a deadline while only contention stops it. The pauses grow and are random,
 * because transactions that conflicted once would otherwise conflict again.
 */
export async function retryContention<T>(
  run: () => Promise<T>,
  { deadlineMs = DEADLINE_MS, queue }: Patience = {},
): Promise<T> {
  const endsAt = performance.now() + deadlineMs
  await queue?.idle()
  try {
    return await run()
  } catch (error) {
    if (!mayHelp(error, 1)) throw error
  }
  return queue ? queue.run(() => runAgain(run, endsAt)) : runAgain(run, endsAt)
}

async function runAgain<T>(run: () => Promise<T>, endsAt: number): Promise<T> {
  for (let attempt = 2; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt)
      if (!mayHelp(error, attempt) || performance.now() + pause >= endsAt) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function mayHelp(error: unknown, attempt: number): boolean {
  return (
    isContention(error) || (codesOf(error).code === POSTGRES_UNIQUE && attempt < UNIQUE_ATTEMPTS)
  )
}

function codesOf(error: unknown): { errcode?: unknown; code?: unknown } {
  return typeof error === 'object' && error !== null ? error : {}
}
