import type { BandCounts } from '../fares/fare-table.ts'
import type { Money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'
import type { UnitToPrice } from './price-units.ts'
import { TICKET_BANDS, ticketsFor } from './ticket-party.ts'

/** The price for one person of each band; null or absent if the band is not sold. */
export type BandPrices = Readonly<Partial<Record<PassengerBand, Money | null>>>

/** A ticket's price: for each person, or for each group of up to `size` people. */
export type TicketPrice =
  | { readonly per: 'person'; readonly prices: BandPrices }
  | { readonly per: 'group'; readonly price: Money; readonly size: number }

/**
 * Returns the units that tickets of one option cost: one line for each band, or one line of groups. `code` names the option.
 * Throws for a band that is not sold, which `checkTickets` refuses before.
 */
export function ticketUnits(code: string, price: TicketPrice, counts: BandCounts): UnitToPrice[] {
  if (price.per === 'group')
    return [
      { kind: 'base', code, quantity: ticketsFor(counts, price.size), unitAmount: price.price },
    ]
  return bandUnits(code, price.prices, counts)
}

/** Returns a line for each band that has people. */
export function bandUnits(code: string, prices: BandPrices, counts: BandCounts): UnitToPrice[] {
  return TICKET_BANDS.filter((band) => counts[band] > 0).map((band) => {
    const unitAmount = prices[band]
    if (!unitAmount) throw new RangeError(`${code} is not sold to ${band}s`)
    return { kind: 'base', code, band, quantity: counts[band], unitAmount }
  })
}
