import type { Money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'

/** Where an amount is paid: with the booking, or at the terminal's counter in the charge's own currency. */
export type PayAt = 'online' | 'counter'

/** What is added to the fare of a sector for each traveller of the bands named; a band not named does not pay it. */
export type Charge = {
  readonly code: string
  readonly kind: 'terminal_charge' | 'surcharge' | 'fee'
  readonly unitAmount: Money
  readonly bands: readonly PassengerBand[]
  readonly payAt: PayAt
  /** Only for passengers of these nationalities, in place of the charge of the same code for everyone else. */
  readonly countries?: readonly string[]
}
