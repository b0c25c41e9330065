import type { Money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'

/** The place where an amount is paid: online with the booking, or at the terminal's counter in the charge's own currency. */
export type PayAt = 'online' | 'counter'

/** An amount in addition to the fare of a sector, for each traveller of the listed bands. Other bands do not pay it. */
export type Charge = {
  readonly code: string
  readonly kind: 'terminal_charge' | 'surcharge' | 'fee'
  readonly unitAmount: Money
  readonly bands: readonly PassengerBand[]
  readonly payAt: PayAt
  /** The nationalities that pay it, in place of the charge with the same code for everyone else; all if absent. */
  readonly countries?: readonly string[]
}
