import { addMinutes, toUtcText } from '@selat/domain'

import { toClockInstant } from './clock-instant.ts'

export type ClockState = { frozen: boolean; now: string }

/** The stored state of a clock: its time, and the real time then, or when it was stopped. */
export type KeptClock = ClockState & { readonly realNowMs: number }

/** The sandbox's time. Everything that expires depends on this clock alone. */
export type Clock = {
  /** Returns the present instant, as UTC text of one length. */
  now(): string
  state(): ClockState
  /** Returns the milliseconds of real time since it was stopped; 0 while it runs. */
  stoodMs(): number
  /** Stops the clock, at an instant or at the present one. */
  freeze(at?: string): void
  /** Advances the clock. A stopped clock stays stopped. */
  advance(seconds: number): void
  /** Lets the clock run on from its present instant. */
  run(): void
  /** Returns the state for another process, or a later one, to follow. */
  keep(): KeptClock
  /**
   * Takes over the stored state of another clock. Does not call `onChange`, because nobody has changed this clock by hand.
   */
  follow(kept: KeptClock): void
  /** Calls the listener after every change by hand, but not as time passes. */
  onChange(listener: (state: ClockState) => void): void
}

/** Creates a clock with real time, or one that stands still at an instant. */
export function createClock(frozenAt?: string, realNow: () => number = Date.now): Clock {
  const listeners: ((state: ClockState) => void)[] = []
  let frozen = frozenAt === undefined ? null : toClockInstant(frozenAt, 'clock')
  let aheadMs = 0
  let stoppedMs = realNow()
  let running = { ms: Number.NaN, text: '' }
  const now = () => {
    if (frozen !== null) return frozen
    const ms = realNow() + aheadMs
    // The text of a millisecond is cached, because it is read many times.
    if (ms !== running.ms) running = { ms, text: toUtcText(ms) }
    return running.text
  }
  const state = () => ({ frozen: frozen !== null, now: now() })
  const changed = () => {
    for (const listener of listeners) listener(state())
  }
  return {
    now,
    state,
    stoodMs: () => (frozen === null ? 0 : Math.max(0, realNow() - stoppedMs)),
    freeze(at) {
      frozen = at === undefined ? now() : toClockInstant(at, 'clock.freeze')
      stoppedMs = realNow()
      changed()
    },
    advance(seconds) {
      if (frozen === null) aheadMs += seconds * 1000
      else frozen = addMinutes(frozen, seconds / 60)
      changed()
    },
    run() {
      aheadMs = Date.parse(now()) - realNow()
      frozen = null
      changed()
    },
    keep: () => ({ ...state(), realNowMs: frozen === null ? realNow() : stoppedMs }),
    follow(kept) {
      frozen = kept.frozen ? kept.now : null
      stoppedMs = kept.realNowMs
      aheadMs = Date.parse(kept.now) - kept.realNowMs
    },
    onChange(listener) {
      listeners.push(listener)
    },
  }
}
