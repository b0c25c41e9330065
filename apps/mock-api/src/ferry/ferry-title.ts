import type { ProductReader } from '../products/product.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

/** `HarbourFront, Singapore → Batam Centre, Batam`, and the way on from there. */
export function ferryTitle(
  { network, language }: ProductReader,
  { sectors }: FerryBooking,
): string {
  const nameOf = (terminal: string) => knownTerminal({ network }, terminal).names[language]
  return sectors.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`).join(', ')
}
