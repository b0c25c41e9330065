import type { Publisher } from '../engine/events.ts'
import type { Ids } from '../engine/random/ids.ts'
import type { PaymentMode } from '../engine/settings/payment-mode-setting.ts'
import type { Db, Store } from '../engine/store/store.ts'
import type { CurrencyRates } from '../world/money/currency-rates.ts'
import type { Tenants } from '../world/tenants/load-tenants.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './account.ts'

/**
 * What a change needs, whoever asks for it: an operation, the console or the passing of time.
 * `now` is when it happens, which for due work is the due instant and not the one it is noticed at.
 */
export type Work = Publisher &
  World & {
    /** The transaction of this work, unless an operation asked for none. */
    readonly store: Db
    /** For what stays although the work is refused, such as counted tries. Never use it inside of the transaction. */
    readonly database: Store
    readonly now: string
    readonly ids: Ids
    /** Decides what others have bought. */
    readonly networkSeed: string
    readonly money: CurrencyRates
    readonly tenants: Tenants
    /** Address of the storefront on this machine; e-mails and payment pages lead there. */
    readonly storefront: string
    readonly paymentMode: PaymentMode
    /** Shows among the requests what due work could not do to a subject; it is tried again. */
    readonly reportFailure: (subject: WorkSubject, error: unknown) => void
    /** Who asks for it; absent where the console or time does. */
    readonly caller?: Pick<Caller, 'user'>
  }

/** What something is done to; `path` is where a call would find it. */
export type WorkSubject = { readonly tenant: string; readonly path: string }
