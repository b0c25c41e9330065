import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { createTicketFinder } from './find-ticket.ts'
import { recordScan } from './record-scan.ts'
import { toWireScan } from './to-wire-scan.ts'

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
