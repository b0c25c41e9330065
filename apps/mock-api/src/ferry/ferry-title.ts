import { localDate } from '@selat/domain'

import type { ProductReader } from '../products/product.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

/** `Singapore → Batam, 2026-12-12 10:20`; without the rest where there is no sailing yet. */
export function ferryTitle(reader: ProductReader, { sectors }: FerryBooking): string {
  return sectors
    .map(({ from, to, sailingId }) => {
      const way = `${nameOf(reader, from)} → ${nameOf(reader, to)}`
      const sailing = sailingId === null ? undefined : reader.network.sailing(sailingId)
      return sailing
        ? `${way}, ${localDate(sailing.departsAt)} ${sailing.departsAt.slice(11, 16)}`
        : way
    })
    .join('; ')
}

function nameOf(reader: ProductReader, terminal: string): string {
  return knownTerminal(reader, terminal).names[reader.language]
}
