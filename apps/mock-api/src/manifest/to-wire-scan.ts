import type { ServerSchemas as Schemas } from '@selat/sdk'

import { knownTerminal } from '../ferry/wire-network.ts'
import type { Context } from '../kernel/context.ts'
import type { ManifestScanRow } from '../store/tables/manifest-tables.ts'
import { toWireCheckIn } from './check-ins.ts'
import { countedScans } from './follow-scans.ts'
import { countingCheckIn, resultOf } from './judge-scans.ts'
import { operatorName } from './to-wire-sailing.ts'

/** What became of a scan, as its device is told. */
export async function toWireScan(
  ctx: Context,
  row: ManifestScanRow,
): Promise<Schemas['ScanResult']> {
  const { ticket_tenant: tenant, ticket_id: id, ticket_sailing_id: sailing } = row
  const scans =
    tenant === null || id === null || sailing === null
      ? []
      : await countedScans(ctx, { tenant, id }, { id: sailing })
  const counts = countingCheckIn(scans)
  return {
    Id: row.id,
    Result: row.refusal ?? resultOf(row, scans),
    Number: row.number,
    Passenger: row.passenger,
    CheckedIn: counts ? toWireCheckIn(counts) : null,
    Sailing: row.refusal === 'other_sailing' ? otherSailing(ctx, sailing) : null,
  }
}

function otherSailing(ctx: Context, id: string | null): Schemas['OtherSailing'] | null {
  const sailing = id === null ? undefined : ctx.network.sailing(id)
  if (!sailing) return null
  const name = (code: string) => knownTerminal(ctx, code).names[ctx.language]
  return {
    Id: sailing.id,
    From: name(sailing.from),
    To: name(sailing.to),
    DepartsAt: sailing.departsAt,
    OperatorName: operatorName(ctx, sailing),
  }
}
