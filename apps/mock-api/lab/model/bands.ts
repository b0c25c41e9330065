import { type Band, bandOn } from './ages.ts'
import { MINUTE, SAILINGS, type SectorFacts } from './facts.ts'

const SINGAPORE_AHEAD = 8 * 60 * MINUTE

/**
 * Returns the band of a traveller on a sector, by the age on its day. A sector without a date counts as sailed on the day of
 * the order.
 */
export function bandOfSector(born: string, { sailing }: SectorFacts, orderedAt: number): Band {
  if (sailing !== null) return bandOn(born, SAILINGS[sailing].date, SAILINGS[sailing].operator)
  const today = new Date(orderedAt + SINGAPORE_AHEAD).toISOString().slice(0, 10)
  return bandOn(born, today, 'SRL')
}
