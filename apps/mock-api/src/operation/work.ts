import type { Publisher } from '../engine/events.ts'
import type { Ids } from '../engine/random/ids.ts'
import type { PaymentMode } from '../engine/settings/payment-mode-setting.ts'
import type { Db, Store } from '../engine/store/store.ts'
import type { CurrencyRates } from '../world/money/currency-rates.ts'
import type { Tenants } from '../world/tenants/load-tenants.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './account.ts'

/**
 * The parts that a change needs, whether an operation, the console or due work makes it. `now` is the instant at which the
 * change takes effect. For due work, that is the instant at which it fell due, not the one at which it runs.
 */
export type Work = Publisher &
  World & {
    /** The transaction of this work, or the store itself if the operation asks for no transaction. */
    readonly store: Db
    /**
     * The store, for writes that must stay even if the work is refused, such as counted tries. Never use it inside of the
     * transaction.
     */
    readonly database: Store
    readonly now: string
    readonly ids: Ids
    /** The seed of the simulated sales. */
    readonly networkSeed: string
    readonly money: CurrencyRates
    readonly tenants: Tenants
    /** The address of the storefront on this machine, for e-mails and payment pages. */
    readonly storefront: string
    readonly paymentMode: PaymentMode
    /** Logs a failure of due work on a subject; the work is tried again. */
    readonly reportFailure: (subject: WorkSubject, error: unknown) => void
    /** The user who makes the change; absent for the console and for due work. */
    readonly caller?: Pick<Caller, 'user'>
  }

/** The subject of a change; `path` is its address in the API. */
export type WorkSubject = { readonly tenant: string; readonly path: string }
