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

/** Runs what is due by an instant, unless it is known already that nothing is (`isNothingDue`). */
export type DueWorkRunner = {
  readonly run: (now: string) => Promise<void>
  readonly isNothingDue: (now: string) => boolean
}

/** What a sandbox is made of. The server alone has it; operations and due work get `Work` of it. */
export type SandboxParts = World & {
  readonly about: About
  /** The other sandboxes beside this one. */
  readonly host: SandboxHost
  readonly store: Store
  readonly clock: Clock
  /** What is set by hand, the same in every process that shares the store. */
  readonly settings: SharedSettings
  readonly ids: Ids
  /** What ids and secrets are drawn from, and what requests are named from. */
  readonly random: { readonly ids: RandomSource; readonly requests: RandomSource }
  /** Every call passes here; what replaces the whole state is alone here. */
  readonly lock: ReadWriteLock
  readonly tenants: Tenants
  readonly money: CurrencyRates
  /** The world as others have left it by another seed. */
  readonly worldOf: (seed: string) => World
  /** Decides what others have bought; another one after a snapshot of another seed is loaded. */
  readonly networkSeed: string
  readonly faults: Faults
  readonly analytics: AnalyticsSetting
  readonly requests: RequestLog
  /** What pages of storefronts reported of errors and Web Vitals. */
  readonly pageReportLog: PageReportLog
  readonly idempotency: Idempotency
  readonly answerCache: AnswerCache
  /** Called before an operation looks at what time may have undone. */
  readonly dueWork: DueWorkRunner
  /** Whether answers are held against the contract before they leave. */
  readonly validateAnswers: boolean
  /** Address of the storefront on this machine; e-mails and the console lead there. */
  readonly storefront: string
  /** Switched by the console. */
  paymentMode: PaymentMode
  /** What a change needs, in a transaction and at an instant. */
  workAt(store: Db, now: string): Work
}
