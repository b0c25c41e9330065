import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { byUrgency, type DeskItem, type DeskReader } from './desk-item.ts'
import { journeysAhead } from './journeys.ts'
import { lowWallets, topUpsOnDesk } from './money.ts'
import { quotationsOnDesk } from './quotations.ts'
import { departuresSoon, passportsMissing } from './travel.ts'
import { expiringHolds, unpaidOrders } from './unpaid.ts'

export const getDesk = defineOperation('getDesk', async (_input, ctx) => {
  const { user, agency } = callerAgency(ctx)
  const reader: DeskReader = { ...ctx, agencyId: agency.id, userId: user.id }
  const journeys = await journeysAhead(reader)
  const items: DeskItem[] = [
    ...(await unpaidOrders(reader)),
    ...(await topUpsOnDesk(reader)),
    ...(await lowWallets(reader)),
  ]
  // Finance opens neither carts nor quotations, and changes no traveller.
  if (agency.role !== 'finance')
    items.push(
      ...(await expiringHolds(reader)),
      ...(await quotationsOnDesk(reader)),
      ...passportsMissing(journeys),
    )
  return {
    status: 200,
    body: {
      Items: byUrgency(items),
      Departures: await departuresSoon(reader, journeys),
      AsOf: ctx.now,
    },
  }
})
