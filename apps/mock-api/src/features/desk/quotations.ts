import { addMinutes } from '@selat/domain'

import { inUnit } from '../../world/money/wire-money.ts'
import { type DeskItem, deskItem, type DeskReader } from './desk-item.ts'

const EXPIRING_MINUTES = 24 * 60

/** Lists quotations that wait to be booked, and those that expire within a day. */
export async function quotationsOnDesk({
  store,
  tenant,
  agencyId,
  now,
}: DeskReader): Promise<DeskItem[]> {
  const rows = await store
    .selectFrom('quotations')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .where((row) =>
      row.or([
        row('state', '=', 'accepted'),
        row.and([
          row('state', '=', 'sent'),
          row('valid_until', '>', now),
          row('valid_until', '<=', addMinutes(now, EXPIRING_MINUTES)),
        ]),
      ]),
    )
    .execute()
  return rows.map((row) => {
    const isAccepted = row.state === 'accepted'
    const selling = inUnit(row, row.selling_amount)
    return deskItem({
      Kind: isAccepted ? 'quotation_accepted' : 'quotation_lapsing',
      Title: row.number,
      Customer: row.customer_name,
      At: isAccepted ? row.accepted_at : row.valid_until,
      Amount: selling,
      SellingAmount: selling,
      Quotation: row.id,
    })
  })
}
