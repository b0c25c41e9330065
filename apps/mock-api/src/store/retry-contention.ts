const ATTEMPTS = 5
// SQLITE_BUSY and SQLITE_LOCKED; PostgreSQL's serialization failure and deadlock.
const SQLITE_CONTENTION = new Set([5, 6])
const POSTGRES_CONTENTION = new Set(['40001', '40P01'])

/** Whether the transaction was refused only because of another one, so that the same work may succeed the next time. */
export function isContention(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { errcode, code } = error as { errcode?: unknown; code?: unknown } // unknown members of a foreign error
  if (typeof errcode === 'number') return SQLITE_CONTENTION.has(errcode & 0xff)
  return typeof code === 'string' && POSTGRES_CONTENTION.has(code)
}

/** Runs a transaction, and again while it is only contention that stops it. */
export async function retryContention<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !isContention(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * attempt * 2))
    }
  }
}
