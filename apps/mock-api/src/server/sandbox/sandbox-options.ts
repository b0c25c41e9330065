import { nearestName } from '@selat/command'

import { checkFaultRules } from '../../engine/faults/check-fault-rules.ts'
import {
  FAULT_PROFILES,
  type FaultProfileName,
  isFaultProfile,
} from '../../engine/faults/fault-profiles.ts'
import type { FaultRule } from '../../engine/faults/faults.ts'
import type { LoggedRequest } from '../../engine/log/request-log.ts'
import { PAYMENT_MODES, type PaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import type { StoreOptions } from '../../engine/store/store.ts'
import { toClockInstant } from '../../engine/time/clock-instant.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { toStorefront } from './storefront-address.ts'

export type SandboxOptions = {
  /**
   * The seed of all random values, including ids and secrets: equal seeds give equal bytes. Without one they are random, and
   * only the fixtures repeat.
   */
  seed?: string
  /** An instant with its zone, at which the clock stands still, or a clock. Real time by default. */
  clock?: string | Clock
  /** A file to store everything in; memory by default. Only one process at a time can open it. */
  data?: string
  /**
   * The PostgreSQL database that stores everything instead: `postgres://user:password@host/database`. Many processes may
   * share it.
   */
  databaseUrl?: string
  /** The schema in that database, `selat_main` by default. It is created if it does not exist. */
  schema?: string
  /** Runs before every statement to PostgreSQL; the statement fails with what this throws. For tests. */
  disturb?: StoreOptions['disturb']
  /** Wraps the queries of a store in memory or in a file. For tests. */
  instrument?: StoreOptions['instrument']
  /** A folder of tenants' folders, which are served in addition to the built-in tenants. */
  tenants?: string
  /** Fault rules, or the name of a profile. */
  faults?: readonly FaultRule[] | FaultProfileName
  /** The address of the storefront on this machine, for links in e-mails. `http://localhost:5173` by default. */
  storefront?: string
  /**
   * The way in which payments end: `manual` (default) by the console or a test, `automatic` by themselves after a while.
   */
  simulation?: PaymentMode
  /** Called with every answered call and the name of its sandbox, for logs and metrics. */
  observe?: (request: LoggedRequest, sandbox: string) => void
  /** Whether answers are checked against the contract before they are sent; true by default. */
  validateAnswers?: boolean
}

/** All options. The type ensures that none is missing, because a missing one would be refused. */
const OPTIONS: Readonly<Record<keyof SandboxOptions, true>> = {
  seed: true,
  clock: true,
  data: true,
  databaseUrl: true,
  schema: true,
  disturb: true,
  instrument: true,
  tenants: true,
  faults: true,
  storefront: true,
  simulation: true,
  observe: true,
  validateAnswers: true,
}

/**
 * Throws one sentence about the first wrong option, for callers without type checks. It runs before anything is opened, so
 * that a refused sandbox leaves no store behind.
 */
export function checkSandboxOptions(options: SandboxOptions): void {
  for (const name of Object.keys(options)) refuseUnknown(name)
  const { clock, faults, simulation, storefront } = options
  if (typeof clock === 'string') toClockInstant(clock, 'clock')
  if (simulation !== undefined) refuseUnless('simulation', simulation, PAYMENT_MODES)
  if (storefront !== undefined) toStorefront(storefront, 'storefront')
  if (typeof faults === 'string') {
    if (!isFaultProfile(faults)) refuseUnless('faults', faults, Object.keys(FAULT_PROFILES))
  } else if (faults !== undefined && faults.length > 0)
    checkFaultRules({ rules: faults }, 'The fault rules')
}

function refuseUnknown(name: string): void {
  if (Object.hasOwn(OPTIONS, name)) return
  throw new Error(`There is no option "${name}" of a sandbox.${hint(name, Object.keys(OPTIONS))}`)
}

function refuseUnless(option: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return
  throw new Error(`${option} takes ${allowed.join(', ')}, not "${value}".${hint(value, allowed)}`)
}

function hint(typed: string, names: readonly string[]): string {
  const near = nearestName(typed, names)
  return near === null ? '' : ` Did you mean ${near}?`
}
