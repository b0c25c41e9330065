import { type Band, bandOn } from './ages.ts'
import { MINUTE, SAILINGS, type SectorFacts } from './facts.ts'

const SINGAPORE_AHEAD = 8 * 60 * MINUTE

/** The band of somebody on a sector: by his age on its day; what has no date yet counts as sailed on the day of the order. */
export function bandOfSector(born: string, { sailing }: SectorFacts, orderedAt: number): Band {
  if (sailing !== null) return bandOn(born, SAILINGS[sailing].date, SAILINGS[sailing].operator)
  const today = new Date(orderedAt + SINGAPORE_AHEAD).toISOString().slice(0, 10)
  return bandOn(born, today, 'SRL')
}
