import type { Db } from '../engine/store/store.ts'
import type { Caller } from './context.ts'
import type { Services } from './services.ts'

/**
 * What a change of a booking needs, whoever asks for it: an operation, the console or the passing of time.
 * `now` is when it happens, which for what time does is the due instant and not the one it is noticed at.
 */
export type Work = {
  readonly store: Db
  readonly now: string
  readonly services: Services
  /** Who asks for it; absent where the console or time does. */
  readonly caller?: Pick<Caller, 'user'>
}
