import type { PaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import type { Db, Store } from '../../engine/store/store.ts'
import type { Work } from '../../operation/work.ts'
import type { DueWorkRunner } from '../parts/sandbox-parts.ts'

const FROM_THE_BEGINNING = ''
const NEVER = '9999'

type NothingDueUntil = {
  readonly version: number
  readonly paymentMode: PaymentMode
  readonly until: string
}
type RunningQuery = { readonly version: number; readonly first: Promise<string | null> }

/** The due work of a sandbox in the order in which it runs, and the parts that it needs. */
type RunnerParts = {
  readonly list: readonly { readonly run: (work: Work) => Promise<void> }[]
  /** Finds the first instant after another at which anything falls due; null if nothing will. */
  readonly nextDue: (store: Db, after: string) => Promise<string | null>
  readonly store: Store
  readonly paymentMode: () => PaymentMode
  readonly workAt: (store: Db, now: string) => Work
}

/**
 * Creates a runner of due work. After a run it remembers the next due instant and the store's version. While the version is
 * unchanged and that instant is in the future it needs no query, because most calls come within a few milliseconds of
 * another.
 */
export function createDueWorkRunner(parts: RunnerParts): DueWorkRunner {
  const { list, nextDue, store, workAt } = parts
  let nothingDue: NothingDueUntil | null = null
  let running: RunningQuery | null = null

  /**
   * Finds the first due instant. Concurrent calls share one query: while nothing is written, each would get the same result.
   */
  function firstDue(version: number | null): Promise<string | null> {
    if (version === null) return nextDue(store.db, FROM_THE_BEGINNING)
    if (running?.version === version) return running.first
    const own: RunningQuery = { version, first: nextDue(store.db, FROM_THE_BEGINNING) }
    running = own
    // Only concurrent calls share the result. A later call queries again, also after a failure.
    const forget = () => {
      if (running === own) running = null
    }
    own.first.then(forget, forget)
    return own.first
  }

  /** Whether it is known without a query that nothing is due. */
  const isNothingDue = (now: string) =>
    nothingDue !== null &&
    nothingDue.version === store.version() &&
    nothingDue.paymentMode === parts.paymentMode() &&
    now < nothingDue.until

  async function run(now: string): Promise<void> {
    if (isNothingDue(now)) return
    const version = store.version()
    const paymentMode = parts.paymentMode()
    const rememberUntil = (until: string | null) => {
      nothingDue = version === null ? null : { version, paymentMode, until: until ?? NEVER }
    }
    const first = await firstDue(version)
    if (first === null || now < first) return rememberUntil(first)
    for (const dueWork of list) await store.transaction((db) => dueWork.run(workAt(db, now)))
    // Due work may change nothing, such as a payment that only the console can end. Then it need not run again with each
    // call.
    if (version !== null && store.version() === version) rememberUntil(await nextDue(store.db, now))
  }

  return { run, isNothingDue }
}
