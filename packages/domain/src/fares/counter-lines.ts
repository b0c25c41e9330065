import type { Charge } from './charge.ts'
import type { SectorTravellers } from './nationality.ts'
import type { PriceLine } from './price-line.ts'
import { chargeLines, counterLine } from './sector-charges.ts'

/** The travellers on one sailing of a sector, and the charges of its day. */
export type ChargedParty = {
  readonly sector: number
  readonly charges: readonly Charge[]
  readonly travellers: SectorTravellers
}

/**
 * Calculates the lines that parties pay at the counters of their terminals, by the charges of each party's own sailing.
 * Parties of a sector with the same amounts share a line. Lines are sorted by sector, then in the order of the charges.
 */
export function counterLines(parties: readonly ChargedParty[]): PriceLine[] {
  const lines = parties.flatMap(({ sector, charges, travellers }) =>
    chargeLines({ charges, travellers }, sector, (head, quantity, { unitAmount, payAt }) =>
      payAt === 'counter' ? counterLine(head, quantity, unitAmount) : null,
    ),
  )
  const alike = new Map<string, PriceLine>()
  for (const line of lines) {
    const { kind, code, sector, band, countries, unitAmount } = line
    const key = JSON.stringify([kind, code, sector, band, countries, unitAmount])
    const quantity = line.quantity + (alike.get(key)?.quantity ?? 0)
    alike.set(key, counterLine(line, quantity, unitAmount))
  }
  return [...alike.values()].toSorted((one, other) => (one.sector ?? 0) - (other.sector ?? 0))
}
