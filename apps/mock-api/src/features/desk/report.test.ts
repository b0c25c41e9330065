import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openWalletDesk } from '../../../lab/testing/open-wallets.ts'

type Member = {
  call(
    id: 'getAgencyReport',
    input: { query: { wallet: string; dateFrom: string; dateUntil: string } },
  ): Promise<{ readonly body: unknown }>
}

async function report(member: Member, dateFrom: string, dateUntil: string, wallet = 'IDR') {
  const { body } = await member.call('getAgencyReport', { query: { wallet, dateFrom, dateUntil } })
  // Every answer is checked against the contract.
  return body as Schemas['AgencyReport']
}

const shown = ({ Days }: Schemas['AgencyReport']) =>
  Days.map((day) => [
    day.Date,
    day.Orders,
    day.Net.Amount,
    day.Selling.Amount,
    day.Unpaid,
    day.UnpaidAmount.Amount,
    day.Balance.Amount,
  ])

it('AGT-1 a report has for each day what was sold, what waited for payment, and what was in the wallet', async () => {
  const { signIn, sandbox } = await openWalletDesk()
  const dewi = await signIn('dewi')
  const agus = await signIn('agus')
  // The tenant is in Jakarta, where it is eleven at night at this instant.
  await sandbox.console.clock.freeze('2026-11-20T16:00:00Z')
  const order = await dewi.order({ Customer: 'cus_TANWEILING' })
  const { Balance } = await agus.wallet()
  await dewi.call('startPayment', {
    path: { id: order.Id },
    body: { PaymentMethod: 'TRANSFER_MANDIRI' },
  })
  await sandbox.console.clock.freeze('2026-11-20T17:30:00Z')
  await dewi.pay(order)

  const answered = await report(agus, '2026-11-19', '2026-11-22')
  const net = order.TotalAmount.Amount
  const before = Balance.Amount
  expect(answered).toMatchObject({ Currency: 'IDR', TimeZone: 'Asia/Jakarta' })
  expect(shown(answered)).toEqual([
    ['2026-11-19', 0, 0, 0, 0, 0, before],
    ['2026-11-20', 0, 0, 0, 1, net, before],
    ['2026-11-21', 1, net, 580_000, 0, 0, before - net],
    ['2026-11-22', 0, 0, 0, 0, 0, before - net],
  ])
})

it('AGT-1 an order that has expired unpaid counts as neither waiting nor sold', async () => {
  const { signIn, sandbox } = await openWalletDesk()
  const dewi = await signIn('dewi')
  const order = await dewi.order()
  await sandbox.console.clock.freeze('2026-11-22T06:30:00Z')

  const { Days } = await report(dewi, '2026-11-20', '2026-11-22')

  expect(order.Status).toBe('ENTRY')
  expect(Days.map(({ Orders, Unpaid }) => [Orders, Unpaid])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

it('AGT-1 a report counts the orders and the wallet of one currency and of one agency', async () => {
  const { signIn } = await openWalletDesk()
  const dewi = await signIn('dewi')
  await dewi.pay(await dewi.order())

  const own = await report(dewi, '2026-11-20', '2026-11-20')
  const other = await report(await signIn('limei'), '2026-11-20', '2026-11-20', 'SGD')

  expect(own.Days.map(({ Orders }) => Orders)).toEqual([1])
  expect(other.Days.map(({ Orders, Net }) => [Orders, Net.Currency])).toEqual([[0, 'SGD']])
})
