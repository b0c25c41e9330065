import { nearestName } from '@selat/command'

import { checkFaultRules } from '../../engine/faults/check-fault-rules.ts'
import { FAULT_PROFILES, isFaultProfile } from '../../engine/faults/fault-profiles.ts'
import { PAYMENT_MODES } from '../../engine/settings/payment-mode-setting.ts'
import { toClockInstant } from '../../engine/time/clock-instant.ts'
import type { SandboxOptions } from './sandbox.ts'
import { toStorefront } from './storefront-address.ts'

/** Every option, which its type makes complete: an option that is missing here would be refused. */
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
 * Throws one sentence about the first wrong option, for callers whose program is not checked by types. It runs before anything
 * is opened, so that a refused sandbox leaves no store behind.
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
