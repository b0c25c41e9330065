import { toClockInstant } from '../../engine/time/clock-instant.ts'
import type { SandboxOptions } from './sandbox.ts'

/**
 * Throws one sentence about the first wrong option. It runs before anything is opened, so that a refused sandbox leaves no
 * store behind.
 */
export function checkSandboxOptions({ clock }: SandboxOptions): void {
  if (typeof clock === 'string') toClockInstant(clock, 'clock')
}
