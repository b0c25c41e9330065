import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Db } from '../../engine/store/store.ts'
import type { ManifestCheckInRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Sailing } from '../../world/network/network.ts'
import { ticketKey } from './traveller.ts'

/** The check-ins that count on a sailing, by ticket. */
export type CheckIns = ReadonlyMap<string, ManifestCheckInRow>

export async function loadCheckIns(store: Db, { id }: Pick<Sailing, 'id'>): Promise<CheckIns> {
  const rows = await store
    .selectFrom('manifest_check_ins')
    .selectAll()
    .where('sailing_id', '=', id)
    .execute()
  return new Map(rows.map((row) => [ticketKey(row.tenant, row.ticket_id), row]))
}

export function toWireCheckIn(
  row: Pick<ManifestCheckInRow, 'at' | 'place' | 'by_name' | 'reason'>,
): Schemas['CheckIn'] {
  return { At: row.at, Place: row.place, By: row.by_name, Reason: row.reason }
}
