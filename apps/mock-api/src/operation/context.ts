import type { LanguageCode } from '../engine/language.ts'
import type { Ids } from '../engine/random/ids.ts'
import type { Db } from '../engine/store/store.ts'
import type { TrackedInstant } from '../engine/time/tracked-instant.ts'
import type { Catalogue } from '../world/catalogue/catalogue.ts'
import type { CurrencyRates } from '../world/money/currency-rates.ts'
import type { Network } from '../world/network/network.ts'
import type { Tenant } from '../world/tenants/tenant.ts'
import type { UserAccount } from './account.ts'
import type { Services } from './services.ts'

/** Who calls: a signed-in user of this tenant, or nobody. */
export type Caller = { readonly user: UserAccount | null; readonly tokenHash: string | null }

/** What an operation knows besides its input. */
export type Context = {
  readonly tenant: Tenant
  readonly caller: Caller
  readonly language: LanguageCode
  /** What prices are made in: the user's currency, else the one asked for, else the company's. */
  readonly currency: string
  /** The instant of this request, the same from its first line to its last. */
  readonly now: string
  /** The same instant for those who only compare. */
  readonly moment: TrackedInstant
  readonly ids: Ids
  /** Terminals, routes, operators, sailings and fares: what every tenant draws from. */
  readonly network: Network
  /** What is listed rather than sailed: hotels, packages, attractions, transport, cruises. */
  readonly catalogue: Catalogue
  readonly money: CurrencyRates
  /** The transaction of this request, unless the operation asked for none. Never use the services' own `store` inside of it. */
  readonly store: Db
  readonly services: Services
  readonly requestId: string
  /** Scheme, host and port that the caller reached this server by, which other pages of it have too. */
  readonly origin: () => string
  /** The address of the caller's machine; null in process. */
  readonly address: string | null
}
