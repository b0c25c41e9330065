import { checkFaultRules } from '../../engine/faults/check-fault-rules.ts'
import { toClockInstant } from '../../engine/time/clock-instant.ts'
import type { SandboxOptions } from './sandbox.ts'

/**
 * Throws one sentence about the first wrong option. It runs before anything is opened, so that a refused sandbox leaves no
 * store behind.
 */
export function checkSandboxOptions({ clock, faults }: SandboxOptions): void {
  if (typeof faults === 'object' && faults.length > 0)
    checkFaultRules({ rules: faults }, 'The fault rules')
  if (typeof clock === 'string') toClockInstant(clock, 'clock')
}
