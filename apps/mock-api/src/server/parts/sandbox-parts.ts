import type { Faults } from '../../engine/faults/keep-faults.ts'
import type { Idempotency } from '../../engine/idempotency/idempotency.ts'
import type { PageReportLog } from '../../engine/log/page-report-log.ts'
import type { RequestLog } from '../../engine/log/request-log.ts'
import type { Ids } from '../../engine/random/ids.ts'
import type { RandomSource } from '../../engine/random/random-source.ts'
import type { ReadWriteLock } from '../../engine/read-write-lock.ts'
import type { PaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import type { SharedSettings } from '../../engine/settings/shared-settings.ts'
import type { Db, Store } from '../../engine/store/store.ts'
import type { Clock } from '../../engine/time/clock.ts'
import type { AnswerCache } from '../../operation/answer-cache.ts'
import type { Work } from '../../operation/work.ts'
import type { CurrencyRates } from '../../world/money/currency-rates.ts'
import type { AnalyticsSetting } from '../../world/tenants/keep-analytics.ts'
import type { Tenants } from '../../world/tenants/load-tenants.ts'
import type { World } from '../../world/world.ts'
import type { About, SandboxHost } from './sandbox-host.ts'

/** Runs the work that is due by an instant, unless `isNothingDue` says that there is none. */
export type DueWorkRunner = {
  readonly run: (now: string) => Promise<void>
  readonly isNothingDue: (now: string) => boolean
}

/** The parts of a sandbox, for the server only. Operations and due work get the parts in `Work`. */
export type SandboxParts = World & {
  readonly about: About
  /** The server's other sandboxes. */
  readonly host: SandboxHost
  readonly store: Store
  /** Whether the sandbox was closed, after which its store does not answer. */
  readonly isClosed: boolean
  readonly clock: Clock
  /** The settings that people change. They are equal in all processes that share the store. */
  readonly settings: SharedSettings
  readonly ids: Ids
  /** The sources of ids and secrets, and of request ids. */
  readonly random: { readonly ids: RandomSource; readonly requests: RandomSource }
  /** The lock of the state: calls share it, and work that replaces the whole state holds it exclusively. */
  readonly lock: ReadWriteLock
  readonly tenants: Tenants
  readonly money: CurrencyRates
  /** Returns the world with the simulated sales of a seed. */
  readonly worldOf: (seed: string) => World
  /** The seed of the simulated sales. It changes when a snapshot of another seed is loaded. */
  readonly networkSeed: string
  readonly faults: Faults
  readonly analytics: AnalyticsSetting
  readonly requests: RequestLog
  /** The errors and Web Vitals that pages of storefronts reported. */
  readonly pageReportLog: PageReportLog
  readonly idempotency: Idempotency
  readonly answerCache: AnswerCache
  /** Runs before an operation that reads anything which can expire. */
  readonly dueWork: DueWorkRunner
  /** Whether answers are checked against the contract before they leave. */
  readonly validateAnswers: boolean
  /** The address of the storefront on this machine, for links in e-mails and in the console. */
  readonly storefront: string
  /** The way in which payments end; the console can switch it. */
  paymentMode: PaymentMode
  /** Returns the parts that a change needs: transaction, instant and services. */
  workAt(store: Db, now: string): Work
}
