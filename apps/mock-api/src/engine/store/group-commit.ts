import type { Db } from './db.ts'
import { inSavepoint } from './in-savepoint.ts'

/** So many share a commit at most: who asks outside of a transaction waits for all of them. */
const AT_ONCE = 64
/** So many turns of the event loop a group waits for more to come, while more do. */
const TURNS = 8

type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>

type Waiting = {
  readonly run: (db: Db) => Promise<void>
  /** Tells the caller how it ended. */
  readonly tell: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Transactions that wait for one another anyway are committed together, because a commit waits for the disk, and even
 * in memory takes several turns of the driver. Each is a savepoint of one transaction and is undone by itself when its
 * work fails. Nobody is told anything, good or bad, before the commit that holds what it rests on.
 */
export function createGroupCommit(db: Db): Transaction {
  const waiting: Waiting[] = []
  let isDraining = false

  async function drain(): Promise<void> {
    isDraining = true
    while (waiting.length > 0) {
      await gather()
      await commitGroup()
    }
    isDraining = false
  }

  /** Calls that have arrived ask the store a question or two before they come here, which they can as long as nobody is at work. */
  async function gather(): Promise<void> {
    for (let turn = 0, came = 0; turn < TURNS && came < waiting.length; turn += 1) {
      came = waiting.length
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async function commitGroup(): Promise<void> {
    const group: Waiting[] = []
    try {
      await db.transaction().execute(async (transaction) => {
        // Who comes while others are at work is taken along.
        while (waiting.length > 0 && group.length < AT_ONCE) {
          const next = waiting.shift()
          if (!next) return
          group.push(next)
          await next.run(transaction)
        }
      })
    } catch (error) {
      // A transaction that cannot even begin, because the store is closed for example, has taken nobody yet; who waits
      // for one would otherwise wait for ever.
      for (const { fail } of group.length > 0 ? group : waiting.splice(0)) fail(error)
      return
    }
    for (const { tell } of group) tell()
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let tell: () => void
      waiting.push({
        run: async (transaction) => {
          const outcome = await inSavepoint(transaction, work)
          tell = () => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value))
        },
        tell: () => tell(),
        fail: reject,
      })
      if (!isDraining) void drain()
    })
}
