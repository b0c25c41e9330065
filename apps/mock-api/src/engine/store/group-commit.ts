import type { Db } from './db.ts'
import { inSavepoint } from './in-savepoint.ts'

/**
 * The most transactions that share a commit. It is limited because queries outside of a transaction wait for the whole group.
 */
const AT_ONCE = 64
/** The most turns of the event loop that a group waits for further transactions, while each turn brings more. */
const TURNS = 8

type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>

type Waiting = {
  readonly run: (db: Db) => Promise<void>
  /** Settles the promise of the caller with the outcome. */
  readonly tell: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Commits transactions together that would wait for one another anyway, because a commit waits for the disk, and even in memory
 * takes several turns of the driver. Each is a savepoint of one transaction and is undone by itself if its work fails. No
 * promise is settled, neither resolved nor rejected, before the commit.
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

  /**
   * Waits for further transactions. Calls that have arrived query the store once or twice before they begin one, which is
   * possible only while no transaction runs.
   */
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
        // Transactions that are requested while others of the group run join the group.
        while (waiting.length > 0 && group.length < AT_ONCE) {
          const next = waiting.shift()
          if (!next) return
          group.push(next)
          await next.run(transaction)
        }
      })
    } catch (error) {
      // If the transaction cannot even begin, for example because the store is closed, the group is empty. All that wait must
      // then fail, or they would wait for ever.
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
