import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WorldReader } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { toWireSector } from '../../product/ferry/wire-sector.ts'
import type { ItemParty } from '../booking/item-parties.ts'
import type { OrderItem } from '../booking/load-order.ts'

/** The sailings of an item with the travellers of each. */
export function toWireSailings(
  item: OrderItem,
  parties: readonly ItemParty[],
  reader: WorldReader,
): Schemas['SailingParty'][] {
  const sectors = ferryOf(item)?.sectors ?? []
  return parties.flatMap(({ sectorIndex, sailing, tickets }) => {
    const sector = sectors[sectorIndex]
    if (!sector) return []
    return [
      {
        SectorIndex: sectorIndex,
        Sector: toWireSector({ ...sector, sailingId: sailing?.id ?? null }, reader),
        Passengers: tickets.map(({ passengerIndex }) => passengerIndex),
      },
    ]
  })
}
