import type { VerifyPassword } from '../accounts/passwords.ts'
import type { About, House } from '../console/house.ts'
import type { HouseMoney } from '../money/house-money.ts'
import type { Network } from '../network/network.ts'
import type { Store } from '../store/store.ts'
import type { Tenants } from '../tenancy/load-tenants.ts'
import type { Clock } from './clock.ts'
import type { Idempotency } from './idempotency.ts'
import type { Ids } from './ids.ts'
import type { Faults } from './keep-faults.ts'
import type { RequestLog } from './request-log.ts'

/** How payments come to an end: by hand in the console or a test, or by themselves after a while. */
export type Simulation = 'manual' | 'automatic'

/** What a sandbox is made of. */
export type Services = {
  readonly about: About
  /** The other sandboxes beside this one. */
  readonly house: House
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly tenants: Tenants
  readonly network: Network
  readonly money: HouseMoney
  readonly faults: Faults
  readonly requests: RequestLog
  readonly idempotency: Idempotency
  readonly verifyPassword: VerifyPassword
  /** Address of the storefront on this machine; e-mails and the console lead there. */
  readonly storefront: string
  /** Switched by the console. */
  simulation: Simulation
}
