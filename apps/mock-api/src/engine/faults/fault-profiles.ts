import type { FaultRule } from './faults.ts'

/** Fault rules by name, for `--faults` and the console. The first rule whose random draw succeeds is applied. */
export const FAULT_PROFILES = {
  /** A weak mobile connection. */
  slow: [
    { path: '*', probability: 0.1, body: 'slow', delayMs: { min: 400, max: 2500 } },
    { path: '*', delayMs: { min: 400, max: 2500 } },
  ],
  /** One call in eight fails, each time in another way. */
  flaky: [
    { path: '*', probability: 0.05, status: 503 },
    { path: '*', probability: 0.04, reset: 'before' },
    { path: '*', probability: 0.04, reset: 'after' },
    { path: '*', probability: 0.2, delayMs: { min: 200, max: 3000 } },
  ],
  /** Every call fails. */
  outage: [
    { path: '*', probability: 0.2, reset: 'before' },
    { path: '*', status: 503, delayMs: { min: 0, max: 300 } },
  ],
  /** Everything that a network or a proxy can do to an answer. */
  hostile: [
    { path: '*', probability: 0.06, status: 500 },
    { path: '*', probability: 0.06, status: 429 },
    { path: '*', probability: 0.06, status: 502, body: 'wrong_type' },
    { path: '*', probability: 0.06, reset: 'before' },
    { path: '*', probability: 0.06, reset: 'after' },
    { path: '*', probability: 0.06, body: 'empty' },
    { path: '*', probability: 0.06, body: 'malformed' },
    { path: '*', probability: 0.06, body: 'wrong_type' },
    { path: '*', probability: 0.06, body: 'slow' },
    { path: '*', probability: 0.3, delayMs: { min: 100, max: 4000 } },
  ],
} as const satisfies Readonly<Record<string, readonly FaultRule[]>>

export type FaultProfileName = keyof typeof FAULT_PROFILES

/** Whether a text names a profile. */
export function isFaultProfile(name: string): name is FaultProfileName {
  return Object.hasOwn(FAULT_PROFILES, name)
}
