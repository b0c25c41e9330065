import { expect, it } from 'vitest'

import { openWalletDesk } from '../../../lab/testing/open-wallets.ts'

const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })

it('AGT-1 a statement has the opening balance, each transfer with who made it, and an end balance that adds up', async () => {
  const { signIn, approve } = await openWalletDesk()
  const [agus, dewi] = [await signIn('agus'), await signIn('dewi')]
  const order = await dewi.order()
  await dewi.pay(order)
  const total = order.TotalAmount.Amount
  await approve(await agus.topUp())

  const statement = await dewi.statement()

  expect(statement).toMatchObject({
    AgentName: 'Baruna Tours',
    Currency: 'IDR',
    TimeZone: 'Asia/Jakarta',
    Opening: idr(25_000_000),
    Credit: idr(10_000_000),
    Debit: idr(-total),
    End: idr(35_000_000 - total),
    Current: idr(35_000_000 - total),
  })
  expect(statement.Items).toMatchObject([
    {
      Kind: 'payment',
      Amount: idr(-total),
      Balance: idr(25_000_000 - total),
      Order: order.Id,
      ConfirmationNumber: order.ConfirmationNumber,
      BankFrom: '',
      By: 'Dewi Lestari',
    },
    {
      Kind: 'top_up',
      Amount: idr(10_000_000),
      Balance: idr(35_000_000 - total),
      Order: null,
      ConfirmationNumber: '',
      BankFrom: 'BCA',
      Note: 'November',
      By: 'Agus Salim',
    },
  ])
})

it('AGT-1 the first balance of a wallet is an entry of the year, and the opening of every later period', async () => {
  const { signIn } = await openWalletDesk()
  const rizal = await signIn('rizal')

  const year = await rizal.statement({ dateFrom: '2026-01-01', dateUntil: '2026-12-31' })
  const month = await rizal.statement()

  expect(year).toMatchObject({ Opening: idr(0), End: idr(25_000_000) })
  expect(year.Items.map(({ Kind, Amount, By }) => [Kind, Amount.Amount, By])).toEqual([
    ['opening', 25_000_000, ''],
  ])
  expect(month).toMatchObject({ Opening: idr(25_000_000), Items: [], End: idr(25_000_000) })
})

it('AGT-1 a refund is an entry of its own, with the member who asked for it', async () => {
  const { signIn } = await openWalletDesk()
  const rizal = await signIn('rizal')
  const order = await rizal.order()
  await rizal.pay(order)
  const path = { id: order.Id }
  const { body: quote } = await rizal.call('quoteRefund', {
    path,
    body: { Tickets: [], Items: [] },
  })
  await rizal.call('confirmRefund', { path, body: { Quote: quote.Id, BankAccount: null } })

  const { Items, End } = await rizal.statement()

  expect(Items.map(({ Kind, Amount, By, Order }) => [Kind, Amount.Amount, By, Order])).toEqual([
    ['payment', -order.TotalAmount.Amount, 'Rizal Hakim', order.Id],
    ['refund', quote.Total.Amount, 'Rizal Hakim', order.Id],
  ])
  expect(End.Amount).toBe(25_000_000 - order.TotalAmount.Amount + quote.Total.Amount)
})

it('AGT-1 days begin and end in the zone of the tenant', async () => {
  const { sandbox, signIn, approve } = await openWalletDesk()
  const rizal = await signIn('rizal')
  const last = await rizal.topUp({ Amount: '100000' })
  const first = await rizal.topUp({ Amount: '200000' })
  // The instants are one minute before midnight in Batam, and midnight.
  sandbox.clock.freeze('2026-11-20T16:59:00Z')
  await approve(last)
  sandbox.clock.freeze('2026-11-20T17:00:00Z')
  await approve(first)

  const today = await rizal.statement({ dateFrom: '2026-11-20', dateUntil: '2026-11-20' })
  const tomorrow = await rizal.statement({ dateFrom: '2026-11-21', dateUntil: '2026-11-21' })

  expect(today.Items.map(({ Amount }) => Amount.Amount)).toEqual([100_000])
  expect(tomorrow.Items.map(({ Amount }) => Amount.Amount)).toEqual([200_000])
  expect(tomorrow.Opening).toEqual(today.End)
})

it('AGT-1 a period that ends before it begins, or is longer than a year, is refused at its last day', async () => {
  const { signIn } = await openWalletDesk()
  const rizal = await signIn('rizal')
  const ask = (dateFrom: string, dateUntil: string) =>
    rizal.refused('getWalletStatement', { query: { wallet: 'IDR', dateFrom, dateUntil } })

  const backwards = await ask('2026-11-20', '2026-11-19')
  const long = await ask('2024-01-01', '2025-01-01')
  const leap = await rizal.statement({ dateFrom: '2024-01-01', dateUntil: '2024-12-31' })

  expect(backwards.body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: 'query:dateUntil', code: 'before_first', params: { first: '2026-11-20' } }],
  })
  expect(long.body.errors).toEqual([
    { pointer: 'query:dateUntil', code: 'too_many_days', params: { maximum: 366 } },
  ])
  expect(leap.Items).toEqual([])
})

it.each([
  ['0001-01-01', '0001-01-31', 'query:dateFrom', 'date_too_early'],
  ['9999-12-01', '9999-12-31', 'query:dateUntil', 'date_too_late'],
])(
  'AGT-1 days outside the calendar are refused: %s',
  async (dateFrom, dateUntil, pointer, code) => {
    const { signIn } = await openWalletDesk()
    const rizal = await signIn('rizal')

    const { status, body } = await rizal.refused('getWalletStatement', {
      query: { wallet: 'IDR', dateFrom, dateUntil },
    })

    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.errors).toMatchObject([{ pointer, code }])
  },
)

it('AGT-1 a currency in which the agency has no wallet is not found', async () => {
  const { signIn } = await openWalletDesk()
  const rizal = await signIn('rizal')

  const { body } = await rizal.refused('getWalletStatement', {
    query: { wallet: 'MYR', dateFrom: '2026-11-01', dateUntil: '2026-11-30' },
  })

  expect(body.code).toBe('not_found')
})
