import type { Subscription } from '../engine/events.ts'
import type { Faults } from '../engine/faults/keep-faults.ts'
import type { Idempotency } from '../engine/idempotency/idempotency.ts'
import type { RequestLog } from '../engine/log/request-log.ts'
import type { Ids } from '../engine/random/ids.ts'
import type { RandomSource } from '../engine/random/random-source.ts'
import type { ReadWriteLock } from '../engine/read-write-lock.ts'
import type { Simulation } from '../engine/settings/keep-simulation.ts'
import type { SharedSettings } from '../engine/settings/shared-settings.ts'
import type { Store } from '../engine/store/store.ts'
import type { Clock } from '../engine/time/clock.ts'
import type { CurrencyRates } from '../world/money/currency-rates.ts'
import type { Tenants } from '../world/tenants/load-tenants.ts'
import type { World } from '../world/world.ts'
import type { About, SandboxHost } from './sandbox-host.ts'

/** Runs what is due by an instant, unless it is known already that nothing is (`isQuiet`). */
export type DueWorkRunner = {
  (services: Services, now: string): Promise<void>
  readonly isQuiet: (services: Services, now: string) => boolean
}

/** What a sandbox is made of. */
export type Services = {
  readonly about: About
  /** The other sandboxes beside this one. */
  readonly house: SandboxHost
  readonly store: Store
  readonly clock: Clock
  /** What is set by hand, the same in every process that shares the store. */
  readonly control: SharedSettings
  readonly ids: Ids
  /** What ids and secrets are drawn from, and what requests are named from. */
  readonly chance: { readonly ids: RandomSource; readonly requests: RandomSource }
  /** Every call passes here; what replaces the whole state is alone here. */
  readonly gate: ReadWriteLock
  readonly tenants: Tenants
  readonly network: World['network']
  readonly catalogue: World['catalogue']
  /** The world as others have left it by another seed. */
  readonly worldOf: (seed: string) => World
  /** Decides what others have bought; another one after a snapshot of another seed is loaded. */
  readonly networkSeed: string
  readonly money: CurrencyRates
  readonly faults: Faults
  readonly requests: RequestLog
  readonly idempotency: Idempotency
  /** Lets time act: called before an operation looks at what time may have undone. */
  readonly lapse: DueWorkRunner
  /** Whether answers are held against the contract before they leave. */
  readonly validateAnswers: boolean
  /** Address of the storefront on this machine; e-mails and the console lead there. */
  readonly storefront: string
  /** Who hears of what happens. */
  readonly subscriptions: readonly Subscription[]
  /** Switched by the console. */
  simulation: Simulation
}
