import type { LanguageCode } from '../engine/language.ts'
import type { Clock } from '../engine/time/clock.ts'
import type { TrackedInstant } from '../engine/time/tracked-instant.ts'
import type { Analytics } from '../world/tenants/analytics.ts'
import type { Tenant } from '../world/tenants/tenant.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './account.ts'
import type { Work } from './work.ts'

/** The parts that an operation gets besides its input. `now` stays the same during the whole operation. */
export type Context = Work & {
  readonly tenant: Tenant
  /** The analytics settings of the tenant's site, which the console may change; null when they are off. */
  readonly analytics: Analytics | null
  readonly caller: Caller
  readonly language: LanguageCode
  /** The currency of prices: the user's, or else the requested one, or else the company's. */
  readonly currency: string
  /** The instant of `now` for code that only compares it, so that an answer can be cached. */
  readonly moment: TrackedInstant
  /** Returns how long the sandbox's clock has stood still, so that windows of rate limits still end in real time. */
  readonly clock: Pick<Clock, 'stoodMs'>
  readonly requestId: string
  /** Returns the scheme, host and port by which the caller reached this server. Links to its other pages begin with it. */
  readonly origin: () => string
  /** The address of the caller's machine; null in process. */
  readonly address: string | null
}

/** The parts that code needs to read the world, at an instant and in a language. */
export type WorldReader = Pick<Context, keyof World | 'language' | 'now'>

/** The parts of the publishing call that a subscriber may use, such as the language for an e-mail. */
export type SubscriberWork = Pick<
  Context,
  | 'store'
  | 'now'
  | 'ids'
  | 'network'
  | 'catalogue'
  | 'storefront'
  | 'subscriptions'
  | 'language'
  | 'tenant'
>
