import type { LanguageCode } from '../engine/language.ts'
import type { Clock } from '../engine/time/clock.ts'
import type { TrackedInstant } from '../engine/time/tracked-instant.ts'
import type { Analytics } from '../world/tenants/analytics.ts'
import type { Tenant } from '../world/tenants/tenant.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './account.ts'
import type { Work } from './work.ts'

/** What an operation knows besides its input. Its `now` is the same from its first line to its last. */
export type Context = Work & {
  readonly tenant: Tenant
  /** Whom the tenant's site tells of what happens in it, which may be set by hand; null when nobody. */
  readonly analytics: Analytics | null
  readonly caller: Caller
  readonly language: LanguageCode
  /** What prices are made in: the user's currency, else the one asked for, else the company's. */
  readonly currency: string
  /** The same instant as `now` for those who only compare. */
  readonly moment: TrackedInstant
  /** For windows of real time, which go on while the sandbox's clock stands. */
  readonly clock: Pick<Clock, 'stoodMs'>
  readonly requestId: string
  /** Scheme, host and port that the caller reached this server by, which other pages of it have too. */
  readonly origin: () => string
  /** The address of the caller's machine; null in process. */
  readonly address: string | null
}

/** Who reads what there is in the world: at an instant, in a language. */
export type WorldReader = Pick<Context, keyof World | 'language' | 'now'>

/** What may be used by who hears of an event within a call, such as to write to somebody in the language of the call. */
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
