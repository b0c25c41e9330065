import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { tenantZone } from '../../world/network/tenant-zone.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { periodOf } from '../wallet/statement-period.ts'
import { dailyBalances } from '../wallet/wallet-statement.ts'
import { walletUnits } from '../wallet/wallet-units.ts'
import { readReportOrders, type ReportOrder } from './report-orders.ts'

export const getAgencyReport = defineOperation('getAgencyReport', async ({ query }, ctx) => {
  const { wallet, dateFrom, dateUntil } = query
  const member = callerAgency(ctx)
  const unit = (await walletUnits(ctx, member)).find(({ currency }) => currency === wallet)
  if (!unit) refuse('not_found')
  const timeZone = tenantZone(ctx)
  const days = { from: dateFrom, until: dateUntil, timeZone }
  const { until } = periodOf(days)
  const orders = await readReportOrders(ctx, member.agency.id, { ...unit, until })
  const balances = await dailyBalances(ctx, member.agency.id, { unit, days })
  const toMoney = (amount: number) => toWireMoney({ amount, ...unit })
  return {
    status: 200,
    body: {
      Currency: unit.currency,
      TimeZone: timeZone,
      From: dateFrom,
      Until: dateUntil,
      Days: balances.map(({ date, begins, ends, balance }) => {
        const paid = orders.filter(
          ({ paidAt }) => paidAt !== null && begins <= paidAt && paidAt < ends,
        )
        const unpaid = orders.filter((order) => order.isUnpaidAt(ends))
        return {
          Date: date,
          Orders: paid.length,
          Net: toMoney(sumOf(paid, 'net')),
          Selling: toMoney(sumOf(paid, 'selling')),
          Unpaid: unpaid.length,
          UnpaidAmount: toMoney(sumOf(unpaid, 'net')),
          Balance: toMoney(balance),
        }
      }),
      AsOf: ctx.now,
    },
  }
})

function sumOf(orders: readonly ReportOrder[], amount: 'net' | 'selling'): number {
  return orders.reduce((sum, order) => sum + order[amount], 0)
}
