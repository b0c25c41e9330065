import { HOLD_EXTENSION_MINUTES, HOLD_EXTENSIONS_MAX, HOLD_MINUTES } from '../limits.ts'
import type { Facts } from '../state/transition.ts'
import { addMinutes, type Instant, toEpochMs, toUtcText } from '../time/instant.ts'
import type { HoldGuard, HoldState } from './hold-transitions.ts'

/** Seats kept for a cart item. `expiresAt` is exclusive: at that instant they are free again. */
export type Hold = { readonly expiresAt: string; readonly extensions: number }

/** `minutes` is the tenant's own duration; `notAfter` is the instant until which the sailing can be booked. */
export type HoldTerms = { readonly minutes?: number; readonly notAfter?: Instant }

/** The longer hold, or the reason why it was not extended. */
export type HoldExtension =
  | { readonly ok: true; readonly hold: Hold }
  | { readonly ok: false; readonly reason: 'hold_expired' | 'no_extensions_left' }

/** Starts a hold now: for 15 minutes unless the tenant has its own duration, but never past `notAfter`. */
export function startHold(
  now: Instant,
  { minutes = HOLD_MINUTES, notAfter }: HoldTerms = {},
): Hold {
  return { expiresAt: earlier(addMinutes(now, minutes), notAfter), extensions: 0 }
}

/** Returns the state of a hold by the clock; only the cart knows whether a hold was released or ordered. */
export function holdState(
  hold: Hold,
  now: Instant,
): Extract<HoldState, 'held' | 'extended' | 'expired'> {
  if (holdSecondsLeft(hold, now) === 0) return 'expired'
  return hold.extensions > 0 ? 'extended' : 'held'
}

/**
 * Returns the whole seconds until the seats are free again, rounded up so that 0 means the hold is over. Never negative.
 */
export function holdSecondsLeft({ expiresAt }: Pick<Hold, 'expiresAt'>, now: Instant): number {
  return Math.max(0, Math.ceil((toEpochMs(expiresAt) - toEpochMs(now)) / 1000))
}

/** Returns how often a running hold can still be extended. Never negative. */
export function holdExtensionsLeft({ extensions }: Pick<Hold, 'extensions'>): number {
  return Math.max(0, HOLD_EXTENSIONS_MAX - extensions)
}

/** Whether the hold can be extended now. */
export function canExtendHold(hold: Hold, now: Instant, notAfter?: Instant): boolean {
  return extendHold(hold, now, notAfter === undefined ? {} : { notAfter }).ok
}

/**
 * Extends a running hold, at most twice: by 15 minutes unless the tenant has its own duration, but never past `notAfter`.
 */
export function extendHold(
  hold: Hold,
  now: Instant,
  { minutes = HOLD_EXTENSION_MINUTES, notAfter }: HoldTerms = {},
): HoldExtension {
  if (holdState(hold, now) === 'expired') return { ok: false, reason: 'hold_expired' }
  const expiresAt = earlier(addMinutes(hold.expiresAt, minutes), notAfter)
  // A hold that ends at its latest instant cannot become longer, and an extension must not shorten it.
  const isLonger = toEpochMs(expiresAt) > toEpochMs(hold.expiresAt)
  if (holdExtensionsLeft(hold) === 0 || !isLonger)
    return { ok: false, reason: 'no_extensions_left' }
  return { ok: true, hold: { expiresAt, extensions: hold.extensions + 1 } }
}

/** Returns the facts for the guards of `holdTransitions`. */
export function holdFacts(hold: Hold, now: Instant, notAfter?: Instant): Facts<HoldGuard> {
  const over = holdState(hold, now) === 'expired'
  return { over, running: !over, extendable: canExtendHold(hold, now, notAfter) }
}

function earlier(instant: string, limit: Instant | undefined): string {
  if (limit === undefined) return instant
  return toEpochMs(limit) < toEpochMs(instant) ? toUtcText(limit) : instant
}
