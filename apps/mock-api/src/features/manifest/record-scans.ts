import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../engine/http/refusal.ts'
import type { ManifestScanRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { knownTerminal } from '../product/ferry/wire-network.ts'
import { toWireCheckIn } from './check-ins.ts'
import { createTicketFinder } from './find-ticket.ts'
import { countedScans } from './follow-scans.ts'
import { countingCheckIn, type CountedScan, resultOf } from './judge-scans.ts'
import { recordScan } from './record-scan.ts'
import { operatorName } from './to-wire-sailing.ts'

/** A device works at few gates. The number is limited, because all passengers near each of them are searched. */
const MOST_GATES = 20

export const recordScans = defineOperation('recordScans', async ({ body }, ctx) => {
  const gates = new Set(body.Items.map(({ Sailing }) => Sailing))
  if (gates.size > MOST_GATES) refuseField('/Items', 'too_many_sailings', { maximum: MOST_GATES })
  const find = createTicketFinder(ctx)
  const Items: Schemas['ScanResult'][] = []
  // Scans are recorded one after the other, because the result of each depends on those before it.
  for (const [index, input] of body.Items.entries()) {
    const scan = await recordScan(ctx, find, { input, pointer: `/Items/${index}` })
    Items.push(await toWireScan(ctx, scan))
  }
  return { status: 200, body: { Items, AsOf: ctx.now } }
})

type Reader = Pick<Context, 'store' | 'network' | 'language'>

/** The result of a scan, as its device receives it. */
async function toWireScan(ctx: Reader, row: ManifestScanRow): Promise<Schemas['ScanResult']> {
  const { ticket_tenant: tenant, ticket_id: id, ticket_sailing_id: sailing } = row
  const scans =
    tenant === null || id === null || sailing === null
      ? []
      : await countedScans(ctx, { tenant, id }, { id: sailing })
  const counts = countingCheckIn(scans)
  const Result = resultNow(row, scans)
  return {
    Id: row.id,
    Result,
    Number: row.number,
    Passenger: row.passenger,
    CheckedIn: counts ? toWireCheckIn(counts) : null,
    Sailing: Result === 'other_sailing' ? otherSailing(ctx, sailing) : null,
    CheckInTimes: Result === 'outside_check_in' ? checkInTimes(ctx, sailing) : null,
  }
}

/** The result as of now. A scan outside the check-in times counts as a second use once its ticket is checked in. */
function resultNow(row: ManifestScanRow, scans: readonly CountedScan[]): Schemas['ScanResultKind'] {
  if (row.refusal === 'outside_check_in' && countingCheckIn(scans)) return 'already_checked_in'
  return row.refusal ?? resultOf(row, scans)
}

function otherSailing(ctx: Reader, id: string | null): Schemas['OtherSailing'] | null {
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

function checkInTimes(ctx: Reader, id: string | null): Schemas['CheckInTimes'] | null {
  const sailing = id === null ? undefined : ctx.network.sailing(id)
  if (!sailing) return null
  return {
    OpensAt: sailing.checkInOpensAt,
    ClosesAt: sailing.checkInClosesAt,
    TimeZone: knownTerminal(ctx, sailing.from).timeZone,
  }
}
