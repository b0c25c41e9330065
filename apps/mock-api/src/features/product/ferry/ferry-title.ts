import type { WorldReader } from '../../../operation/context.ts'
import type { BookedSector, FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

/** Separates the parts of a title. A comma cannot, because names contain commas. */
const PARTED = ' · '

/**
 * Formats the title, such as `HarbourFront, Singapore → Batam Centre, Batam → HarbourFront, Singapore`. A sector that starts
 * at another terminal starts a new part.
 */
export function ferryTitle(
  { network, language }: Pick<WorldReader, 'network' | 'language'>,
  { sectors }: Pick<FerryBooking, 'sectors'>,
): string {
  const nameOf = (terminal: string) => knownTerminal({ network }, terminal).names[language]
  return waysOf(sectors)
    .map((way) => way.map(nameOf).join(' → '))
    .join(PARTED)
}

/** Groups sectors that follow each other without a gap, as lists of their terminals. */
function waysOf(sectors: readonly Pick<BookedSector, 'from' | 'to'>[]): string[][] {
  const ways: string[][] = []
  for (const { from, to } of sectors) {
    const way = ways.at(-1)
    if (way?.at(-1) === from) way.push(to)
    else ways.push([from, to])
  }
  return ways
}
