import { addMinutes } from '@selat/domain'

import { toWireMoney } from '../../world/money/wire-money.ts'
import { readWallet } from '../wallet/read-wallet.ts'
import { type DeskItem, deskItem, type DeskReader } from './desk-item.ts'

/** The time that a rejected top-up stays on the desk, unless another one in its currency is requested after it. */
const REJECTED_MINUTES = 7 * 24 * 60
/** A wallet is low if less than this part of its first balance can be spent. */
const LOW_PART = 0.1

/** Lists pending top-ups, and rejected ones that no later request in the same currency replaces. */
export async function topUpsOnDesk({
  store,
  tenant,
  agencyId,
  now,
}: DeskReader): Promise<DeskItem[]> {
  const since = addMinutes(now, -REJECTED_MINUTES)
  const rows = await store
    .selectFrom('top_ups')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .execute()
  const waits = rows.filter(
    ({ state, decided_at: decidedAt, requested_at: requestedAt, currency }) =>
      state === 'pending' ||
      (state === 'rejected' &&
        (decidedAt ?? '') >= since &&
        !rows.some((later) => later.currency === currency && later.requested_at > requestedAt)),
  )
  return waits.map((row) =>
    deskItem({
      Kind: row.state === 'pending' ? 'top_up_pending' : 'top_up_rejected',
      Title: row.number,
      At: row.decided_at ?? row.requested_at,
      Amount: toWireMoney(row),
      TopUp: row.id,
    }),
  )
}

/** Lists the wallets whose available money is low. */
export async function lowWallets(reader: DeskReader): Promise<DeskItem[]> {
  const { tenant, agencyId } = reader
  const begun = tenant.agencies.find(({ id }) => id === agencyId)?.wallets ?? []
  const items: DeskItem[] = []
  for (const { currency, exponent, amount } of begun) {
    const { Available } = await readWallet(reader, agencyId, { currency, exponent })
    if (Available.Amount >= amount * LOW_PART) continue
    items.push(
      deskItem({ Kind: 'low_balance', Title: currency, Amount: Available, Wallet: currency }),
    )
  }
  return items
}
