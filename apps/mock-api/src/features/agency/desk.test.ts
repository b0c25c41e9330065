import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openQuotations } from '../../../lab/testing/open-quotation.ts'
import { openWalletDesk } from '../../../lab/testing/open-wallets.ts'
import { fromJsonText, toJsonText } from '../../engine/store/json-text.ts'
import { oneWayItem, openTicketItem, roundTripItem } from '../../scenarios/sample-items.ts'
import { orderOf } from '../../scenarios/sample-order.ts'

type Member = { readonly token: string; call(id: 'getDesk'): Promise<{ readonly body: unknown }> }

// Every answer is checked against the contract.
const desk = async (member: Member) => (await member.call('getDesk')).body as Schemas['Desk']
const kinds = async (member: Member) => (await desk(member)).Items.map(({ Kind }) => Kind)

it('AGT-4 an agency for which nothing waits has an empty desk', async () => {
  const { signIn } = await openWalletDesk()

  expect(await desk(await signIn('rizal'))).toEqual({
    Items: [],
    Departures: [],
    AsOf: '2026-11-20T06:30:00.000Z',
  })
})

it('AGT-4 an unpaid order is on the desk of its whole agency, and of no other', async () => {
  const { signIn } = await openWalletDesk()
  const dewi = await signIn('dewi')
  const order = await dewi.order({ Customer: 'cus_TANWEILING' })

  const { Items } = await desk(await signIn('agus'))
  await dewi.call('startPayment', {
    path: { id: order.Id },
    body: { PaymentMethod: 'TRANSFER_MANDIRI' },
  })
  const later = await desk(await signIn('agus'))

  expect(Items).toEqual([
    {
      Kind: 'hold_lapsing',
      Title: order.ConfirmationNumber,
      Customer: 'Tan Wei Ling',
      At: order.ExpiresAt,
      Amount: order.TotalAmount,
      SellingAmount: { Amount: 580000, Currency: 'IDR', Exponent: 0 },
      Order: order.Id,
      Quotation: null,
      TopUp: null,
      Wallet: null,
    },
  ])
  expect(later.Items.map(({ Kind, Order }) => [Kind, Order])).toEqual([['unpaid', order.Id]])
  expect(await kinds(await signIn('limei'))).toEqual([])
})

it('AGT-4 a hold in a member’s cart is on the desk of that member only', async () => {
  const { signIn } = await openWalletDesk()
  const dewi = await signIn('dewi')
  const { Token } = (await dewi.call('openAccountCart')).body

  await dewi.call('addToCart', {
    header: { 'Cart-Token': Token },
    query: { currency: 'IDR' },
    body: { ItemContent: 'ferry', Items: [oneWayItem()] },
  })

  const { Items } = await desk(dewi)
  expect(Items).toMatchObject([
    {
      Kind: 'hold_lapsing',
      Title: 'HarbourFront, Singapore → Batam Centre, Batam',
      At: '2026-11-20T06:45:00.000Z',
      Order: null,
    },
  ])
  expect(await kinds(await signIn('rizal'))).toEqual([])
})

it('AGT-4 a paid order leaves the list, and is among the departures from three days before until its last one', async () => {
  const { signIn, sandbox } = await openWalletDesk()
  const dewi = await signIn('dewi')
  const { Items, Token } = await dewi.hold(roundTripItem())
  const placed = await dewi.call('placeOrder', {
    header: { 'Cart-Token': Token },
    body: orderOf(Items[0]?.Id ?? ''),
  })
  await dewi.pay(placed.body.Order)

  const early = await desk(dewi)
  await sandbox.console.clock.freeze('2026-12-09T03:00:00Z')
  const soon = await desk(await signIn('agus'))
  await sandbox.console.clock.freeze('2026-12-12T12:00:00Z')
  const between = await desk(await signIn('agus'))
  await sandbox.console.clock.freeze('2026-12-14T12:00:00Z')
  const after = await desk(await signIn('agus'))

  const ids = ({ Departures }: typeof early) => Departures.map(({ Id }) => Id)
  expect([early.Items, ids(early)]).toEqual([[], []])
  expect(ids(soon)).toEqual([placed.body.Order.Id])
  expect(soon.Departures[0]?.Agency?.BookedBy).toBe('Dewi Lestari')
  // The way back is still ahead.
  expect(ids(between)).toEqual([placed.body.Order.Id])
  expect(ids(after)).toEqual([])
})

it.each([
  ['is missing', { passportNumber: null, dateOfExpiry: null }],
  ['runs out before the journey', { dateOfExpiry: '2026-12-11' }],
])(
  'AGT-4 a traveller whose passport %s is on the desk once the order is paid',
  async (_what, change) => {
    const { signIn, sandbox } = await openWalletDesk()
    const dewi = await signIn('dewi')
    const order = await dewi.order()
    const { store } = sandbox
    const item = await store.db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow()
    const passengers = fromJsonText(item.passengers).map((one) => ({ ...one, ...change }))
    await store.db
      .updateTable('order_items')
      .set({ passengers: toJsonText(passengers) })
      .execute()

    const before = await kinds(dewi)
    await dewi.pay(order)

    expect(before).toEqual(['hold_lapsing'])
    expect((await desk(dewi)).Items).toMatchObject([
      {
        Kind: 'passport_missing',
        Title: order.ConfirmationNumber,
        At: '2026-12-12T02:20:00.000Z',
        Order: order.Id,
        Amount: null,
      },
    ])
    expect(await kinds(await signIn('agus'))).toEqual([])
  },
)

it('AGT-4 a top-up is on the desk while it waits, and a rejected one until another is reported or a week is over', async () => {
  const { signIn, reject, approve, sandbox } = await openWalletDesk()
  const agus = await signIn('agus')
  const first = await agus.topUp()

  const waiting = await desk(agus)
  await reject(first)
  const rejected = await desk(agus)
  sandbox.clock.advance(60)
  const second = await agus.topUp()
  const again = await kinds(agus)
  await approve(second)

  expect(waiting.Items).toMatchObject([
    { Kind: 'top_up_pending', Title: first.Number, TopUp: first.Id, Amount: first.Amount },
  ])
  expect(rejected.Items).toMatchObject([{ Kind: 'top_up_rejected', TopUp: first.Id }])
  expect(again).toEqual(['top_up_pending'])
  expect(await kinds(agus)).toEqual([])
  await reject(await agus.topUp())
  sandbox.clock.advance(7 * 24 * 3600 - 60)
  expect(await kinds(await signIn('agus'))).toEqual(['top_up_rejected'])
  sandbox.clock.advance(120)
  expect(await kinds(await signIn('agus'))).toEqual([])
})

it('AGT-4 a wallet is on the desk when less than a tenth of its first balance can be spent', async () => {
  const { signIn, sandbox } = await openWalletDesk()
  const limei = await signIn('limei')
  await limei.wallet()
  await sandbox.store.db
    .updateTable('ledger_accounts')
    .set({ pending_debits: 3_500_000 - 349_999 })
    .where('owner', '=', 'agy_STRAITVIEW')
    .where('currency', '=', 'IDR')
    .execute()

  const { Items } = await desk(limei)
  await sandbox.store.db.updateTable('ledger_accounts').set({ pending_debits: 0 }).execute()

  expect(await kinds(limei)).toEqual([])
  expect(Items).toMatchObject([
    {
      Kind: 'low_balance',
      Title: 'IDR',
      Wallet: 'IDR',
      Amount: { Amount: 349_999, Currency: 'IDR', Exponent: 0 },
      At: null,
    },
  ])
})

it('AGT-4 a quotation is on the desk on its last day and once it is accepted, but not for finance', async () => {
  const { signIn, customer, sandbox } = await openQuotations()
  const dewi = await signIn('dewi')
  const { quotation } = await dewi.quoteCrossing(1, { ValidDays: 2 })

  const early = await kinds(dewi)
  sandbox.clock.advance(25 * 3600)
  const lapsing = await desk(await signIn('dewi'))
  await customer.accept(quotation)
  const accepted = await desk(await signIn('dewi'))

  expect(early.filter((kind) => kind.startsWith('quotation'))).toEqual([])
  expect(lapsing.Items).toMatchObject([
    { Kind: 'quotation_lapsing', Title: quotation.Number, At: quotation.ValidUntil },
  ])
  expect(accepted.Items).toMatchObject([
    { Kind: 'quotation_accepted', Quotation: quotation.Id, Amount: quotation.SellingTotal },
  ])
  expect(await kinds(await signIn('agus'))).toEqual([])
})

it('AGT-4 the most urgent is first, and a paid open ticket without a date is not on the desk', async () => {
  const { signIn } = await openWalletDesk()
  const dewi = await signIn('dewi')
  await (await signIn('agus')).topUp()
  const { Items, Token } = await dewi.hold(openTicketItem())
  const open = await dewi.call('placeOrder', {
    header: { 'Cart-Token': Token },
    body: orderOf(Items[0]?.Id ?? ''),
  })
  await dewi.pay(open.body.Order)
  const order = await dewi.order()

  expect((await desk(dewi)).Items.map(({ Kind, Title }) => [Kind, Title])).toEqual([
    ['hold_lapsing', order.ConfirmationNumber],
    ['top_up_pending', expect.stringMatching(/^TU-/)],
  ])
})
