import { addMinutes, toUtcText } from '@selat/domain'

export type ClockState = { frozen: boolean; now: string }

/** A clock written down: where it stood, and where real time stood then, or when it was stopped. */
export type KeptClock = ClockState & { readonly realNowMs: number }

/** The sandbox's time. Every expiry reads it and nothing else. */
export type Clock = {
  /** Now, as UTC text of one width. */
  now(): string
  state(): ClockState
  /** Milliseconds of real time for which it has stood; none while it runs. */
  stoodMs(): number
  /** Stops time, at an instant or where it is. */
  freeze(at?: string): void
  /** Moves time on. Frozen time stays frozen. */
  advance(seconds: number): void
  /** Lets time run, from where it is. */
  run(): void
  /** For another process, or a later one, to follow. */
  keep(): KeptClock
  /** Stands or runs as another clock did when it was kept. Nobody is told: it is no change of hands. */
  follow(kept: KeptClock): void
  /** Called after every change of hands, never by the passing of time. */
  onChange(listener: (state: ClockState) => void): void
}

const FIRST_INSTANT = '2000-01-01T00:00:00.000Z'
const LAST_INSTANT = '2099-12-31T23:59:59.999Z'

/** Whether a sandbox can be at an instant: its calendar, and texts of one width that compare, end in this century. */
export function isClockInstant(instant: string): boolean {
  return FIRST_INSTANT <= instant && instant <= LAST_INSTANT
}

/** Real time, or time frozen at an instant. */
export function createClock(frozenAt?: string, realNow: () => number = Date.now): Clock {
  const listeners: ((state: ClockState) => void)[] = []
  let frozen = frozenAt === undefined ? null : toUtcText(frozenAt)
  let aheadMs = 0
  let stoppedMs = realNow()
  let running = { ms: Number.NaN, text: '' }
  const now = () => {
    if (frozen !== null) return frozen
    const ms = realNow() + aheadMs
    // Asked for many times within a millisecond, which has one text.
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
      frozen = at === undefined ? now() : toUtcText(at)
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
