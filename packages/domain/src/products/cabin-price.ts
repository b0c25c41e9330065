import { type Money, money } from '../money/money.ts'
import { type Party, partySize } from '../passengers/party.ts'
import type { UnitToPrice } from './price-units.ts'

/** The prices of a cabin and the charges for its guests, on all sailings of its cruise. */
export type CabinPrices = {
  readonly code: string
  /** The price for each of the first two guests. */
  readonly perGuest: Money
  /** The price for each further guest; null if the cabin takes at most two. */
  readonly thirdFourth: Money | null
  /** The supplement of a single guest, in percent of `perGuest`. */
  readonly singleSupplementPercent: number
  readonly portCharges: Money
  readonly gratuityPerNight: Money
  readonly nights: number
}

/** The codes of the lines of a cabin's price besides the cabin itself. */
export const CABIN_LINES = {
  further: 'further_guest',
  single: 'single',
  portCharges: 'port_charges',
  gratuities: 'gratuities',
} as const

const FULL_PAYERS = 2

/**
 * Returns the units that a cabin costs. The first two guests pay in full, others the reduced price, and a single guest a
 * supplement. Port charges are for each guest, gratuities for each guest and night. Ages do not matter.
 * @example cabinUnits(prices, { adults: 2, children: 2, infants: 0 }) // two in full, two reduced, four port charges
 */
export function cabinUnits(prices: CabinPrices, guests: Party): UnitToPrice[] {
  const count = partySize(guests)
  const { code, perGuest, thirdFourth, portCharges, gratuityPerNight, nights } = prices
  const full = Math.min(FULL_PAYERS, count)
  const gratuities = gratuityPerNight.amount > 0 ? count * nights : 0
  return [
    { kind: 'base', code, quantity: full, unitAmount: perGuest },
    {
      kind: 'base',
      code: CABIN_LINES.further,
      quantity: count - full,
      unitAmount: thirdFourth ?? perGuest,
    },
    {
      kind: 'supplement',
      code: CABIN_LINES.single,
      quantity: count === 1 ? 1 : 0,
      unitAmount: singleSupplement(prices),
    },
    { kind: 'fee', code: CABIN_LINES.portCharges, quantity: count, unitAmount: portCharges },
    {
      kind: 'fee',
      code: CABIN_LINES.gratuities,
      quantity: gratuities,
      unitAmount: gratuityPerNight,
    },
  ]
}

/** Calculates the supplement, rounded up to a whole minor unit. */
function singleSupplement({ perGuest, singleSupplementPercent }: CabinPrices): Money {
  const amount = Math.ceil((perGuest.amount * singleSupplementPercent) / 100)
  return money(amount, perGuest.currency, perGuest.exponent)
}
