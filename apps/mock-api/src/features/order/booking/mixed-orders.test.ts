import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import {
  adult,
  createOperator,
  createVisitor,
  type Placed,
} from '../../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  transportInput,
} from '../../../scenarios/sample-products.ts'
import { productRefOf } from '../../product/product-ref.ts'
import { readTicketQr } from '../tickets/ticket-qr.ts'

const couple = { Qty: 2, QtyAdult: 2 }
const ALL_SIX: readonly Schemas['CartInput'][] = [
  cartOf(roundTripItem(couple)),
  hotelInput(),
  attractionInput(),
  packageInput(),
  transportInput(),
  cruiseInput(),
]

async function openMixed(inputs: readonly Schemas['CartInput'][] = ALL_SIX) {
  const opened = await openSandbox({ seed: 'mixed' })
  const visitor = createVisitor(opened.sandbox)
  const operate = createOperator(opened.sandbox)
  let cart: Schemas['Cart'] | undefined
  for (const body of inputs) {
    const header = cart && { 'Cart-Token': cart.Token }
    const answer = await visitor.call<Schemas['Cart']>('addToCart', { header, body })
    expect(answer).toMatchObject({ status: 201 })
    cart = answer.body
  }
  if (!cart) throw new Error('Nothing was put into the cart')
  const held = cart
  const order = async (): Promise<Placed> => {
    const { status, body } = await visitor.place(held)
    expect({ status, body }).toMatchObject({ status: 201 })
    return { order: body.Order, token: body.BookingToken }
  }
  const pay = async (placed: Placed) => {
    await visitor.choose(placed, 'TRANSFER_BCA')
    await operate(`payments/${placed.order.Payment.Id}/settle`, {})
  }
  const audit = () => auditSandbox(opened.store.db, opened.services, opened.clock.now())
  return { ...opened, visitor, operate, cart: held, order, pay, audit }
}

describe('one order of everything', () => {
  it('PRD-1 CHK-1 buys a round trip, two rooms, tickets, a package, a ride and a cabin at once', async () => {
    const { cart, order, audit } = await openMixed()

    const placed = await order()

    const { Items, TotalAmount, VisitDate } = placed.order
    expect(Items.map(({ ItemContent }) => ItemContent)).toEqual(
      cart.Items.map(({ ItemContent }) => ItemContent),
    )
    expect(Items.map(({ Qty }) => Qty)).toEqual([2, 2, 3, 2, 1, 2])
    expect(Items.map(({ Passengers }) => Passengers.length)).toEqual([2, 0, 0, 2, 0, 2])
    expect(TotalAmount).toEqual(cart.Totals[0])
    expect(VisitDate).toBe('2026-12-12')
    expect(await audit()).toEqual([])
  })

  it('CHK-12 PRD-3 has a receipt whose lines say which of two equal rooms they are for', async () => {
    const room = { Room: 'SUP', Offer: 'FLEX', Adults: 2, ChildAges: [] }
    const { visitor, order, pay } = await openMixed([hotelInput({ Rooms: [room, room] })])
    const placed = await order()
    await pay(placed)

    const { body } = await visitor.of<Schemas['Receipt']>('getReceipt', placed)

    expect(body.Lines.map(({ Label, Detail, Quantity }) => [Label, Detail, Quantity])).toEqual([
      ['Superior Twin: Fri–Sat nights', 'Room 1 · Sat, 12 Dec 2026 – Sun, 13 Dec 2026', 1],
      ['Superior Twin: Fri–Sat nights', 'Room 2 · Sat, 12 Dec 2026 – Sun, 13 Dec 2026', 1],
    ])
    expect(body.Lines.reduce((sum, { Amount }) => sum + Amount.Amount, 0)).toBe(body.Total.Amount)
  })

  it('CHK-10 gives a signed voucher for each item that is not a ferry, beside the tickets', async () => {
    const { visitor, store, services, order, pay, audit } = await openMixed()
    const placed = await order()
    await pay(placed)

    const { body } = await visitor.tickets(placed)

    const key = await signingKey({ store: store.db, ids: services.ids })
    const number = placed.order.ConfirmationNumber
    expect(body.Items).toHaveLength(4)
    expect(body.Vouchers.map((voucher) => voucher.Number)).toEqual(
      [1, 2, 3, 4, 5].map((index) => `${number}-V${index}`),
    )
    expect(body.Vouchers.map(({ OrderItem }) => OrderItem)).toEqual(
      placed.order.Items.slice(1).map(({ Id }) => Id),
    )
    for (const voucher of body.Vouchers) {
      expect(voucher).toMatchObject({
        State: 'issued',
        HolderName: 'Tan Wei Ling',
        ValidUntil: null,
      })
      expect(readTicketQr(voucher.QrPayload, key)).toBe(voucher.Id)
    }
    expect(await audit()).toEqual([])
  })

  it('CHK-10 I18-1 mails the name and the voucher of each item, in words that suit all products', async () => {
    const { sandbox, order, pay } = await openMixed()
    const placed = await order()
    await pay(placed)

    const mails = await sandbox.outbox.list(placed.order.Id)

    const issued = mails.find(({ kind }) => kind === 'ticketsIssued')
    expect(issued?.subject).toContain('e-tickets and vouchers')
    expect(issued?.text).toContain(`${placed.order.ConfirmationNumber}-V1 · Tan Wei Ling`)
    const names = placed.order.Items.flatMap((item) => productRefOf(item)?.Name ?? [])
    expect(names).toHaveLength(5)
    for (const name of names) expect(issued?.text).toContain(name)
    const held = mails.find(({ kind }) => kind === 'orderPlaced')
    expect(held?.subject).not.toContain('seats')
  })

  it('CHK-3 frees all that it held when it expires, and sells the same things again when money comes late', async () => {
    const { visitor, operate, clock, store, order, audit } = await openMixed()
    const placed = await order()
    await visitor.choose(placed, 'TRANSFER_BCA')
    clock.advance(2 * 3600)
    const expired = await visitor.order(placed)
    const freed = await store.db.selectFrom('stock_holds').selectAll().execute()

    await operate(`payments/${placed.order.Payment.Id}/settle`, {})

    const again = await visitor.order(placed)
    const sold = await store.db.selectFrom('stock_holds').select('state').execute()
    expect([expired.body.Status, again.body.Status]).toEqual(['EXPIRED', 'POSTED'])
    expect(freed).toEqual([])
    expect(sold.length).toBeGreaterThan(6)
    expect(sold.every(({ state }) => state === 'sold')).toBe(true)
    expect(await audit()).toEqual([])
  })

  it('CHK-4 stays expired when money comes late and one of its rooms is gone, and takes no stock', async () => {
    const { visitor, operate, clock, store, order, audit } = await openMixed([hotelInput()])
    const placed = await order()
    await visitor.choose(placed, 'TRANSFER_BCA')
    clock.advance(2 * 3600)
    await visitor.order(placed)
    await fillUp(visitor)

    await operate(`payments/${placed.order.Payment.Id}/settle`, {})

    const { body } = await visitor.payment(placed)
    expect(body.History.at(-1)?.Event).toBe('late_payment')
    expect((await visitor.order(placed)).body.Status).toBe('EXPIRED')
    const holds = await store.db.selectFrom('stock_holds').select('state').execute()
    expect(holds.every(({ state }) => state === 'held')).toBe(true)
    expect(await audit()).toEqual([])
  })

  it('CHK-3 is finished when its last item is over', async () => {
    const { visitor, clock, order, pay } = await openMixed()
    const placed = await order()
    await pay(placed)
    clock.freeze('2026-12-12T20:00:00Z')
    const sailed = await visitor.payment(placed)

    clock.freeze('2026-12-31T00:00:00Z')

    const over = await visitor.payment(placed)
    expect([sailed.body.State, over.body.State]).toEqual(['completed', 'finished'])
  })
})

/** Holds rooms of the same kind until none is left. */
async function fillUp(visitor: ReturnType<typeof createVisitor>): Promise<void> {
  for (;;) {
    const { status } = await visitor.call('addToCart', { body: hotelInput() })
    if (status === 409) return
    expect(status).toBe(201)
  }
}

describe('the travellers of a mixed order', () => {
  it('PRD-4 PAX-4 a child of a package is accepted by its age on the day, and an older one is refused', async () => {
    const { visitor, cart } = await openMixed([
      packageInput({ QtyAdult: 2, QtyChild: 1 }, { Qty: 3 }),
    ])
    const born = (DateOfBirth: string) => adult(2, { Band: 'child', Title: 'Miss', DateOfBirth })

    const tooOld = await visitor.place(cart, [adult(0), adult(1), born('2013-12-11')])
    const young = await visitor.place(cart, [adult(0), adult(1), born('2020-05-05')])

    expect([tooOld.status, young.status]).toEqual([422, 201])
    expect(young.body.Order.Items[0]?.Passengers.map(({ Bands }) => Bands)).toEqual([
      ['adult'],
      ['adult'],
      ['child'],
    ])
    expect(young.body.Order.TotalAmount).toEqual(cart.Totals[0])
  })

  it('CHK-1 an item for which the contact answers takes no passengers', async () => {
    const { visitor, cart } = await openMixed([hotelInput()])

    const { status, body } = await visitor.call<Schemas['Problem']>('placeOrder', {
      header: { 'Cart-Token': cart.Token },
      body: {
        Contact: {
          Name: 'Tan Wei Ling',
          Email: 'weiling@example.com',
          PhoneCode: '+65',
          PhoneNumber: '91234567',
        },
        Items: [{ CartItem: cart.Items[0]?.Id, Passengers: [adult()] }],
        AdditionalNote: '',
        CodeReference: '',
      },
    })

    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.errors).toEqual([
      { pointer: '/Items/0/Passengers', code: 'too_long', params: { maximum: 0 } },
    ])
  })

  it('PAX-2 passports are required for a package that crosses a border, and not for a cruise that does not', async () => {
    const without = {
      PassportNumber: null,
      DateOfIssue: null,
      DateOfExpiry: null,
      PlaceOfIssue: null,
    }
    const travellers = [adult(0), adult(1, without)]
    const abroad = await openMixed([packageInput()])
    const near = await openMixed([cruiseInput()])

    const refused = await abroad.visitor.place(abroad.cart, travellers)
    const taken = await near.visitor.place(near.cart, travellers)

    expect([refused.status, taken.status]).toEqual([422, 201])
  })

  it('CHK-10 a ticket without a day is valid for its days from the payment', async () => {
    const { visitor, order, pay, clock } = await openMixed([
      attractionInput(
        { Option: 'ANN', VisitDate: null, QtyAdult: 1, QtyChild: 0 },
        { Item: 'att_JHB-01', Qty: 1 },
      ),
    ])
    const placed = await order()
    await pay(placed)

    const { body } = await visitor.tickets(placed)

    expect(placed.order.VisitDate).toBeNull()
    expect(body.Items).toEqual([])
    expect(body.Vouchers.map(({ ValidUntil }) => ValidUntil)).toEqual(['2027-11-20'])
    clock.advance(400 * 24 * 3600)
    expect((await visitor.payment(placed)).body.State).toBe('completed')
  })
})
