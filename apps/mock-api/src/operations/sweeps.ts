import { expireHolds } from '../cart/expire-holds.ts'
import type { Sweep } from '../kernel/sweep.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'

/** In order: what the first frees, the next may count on. */
export const sweeps: readonly Sweep[] = [expireHolds, sweepPayments]
