import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor, type Placed } from '../../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import { cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'
import { hotelInput } from '../../../scenarios/sample-products.ts'

const DAY = 86_400

async function open() {
  const opened = await openSandbox({ seed: 'names' })
  const visitor = createVisitor(opened.sandbox)
  const operate = createOperator(opened.sandbox)
  const pay = async (placed: Placed) => {
    await visitor.choose(placed, 'TRANSFER_BCA')
    await operate(`payments/${placed.order.Payment.Id}/settle`, {})
    return placed
  }
  const correct = <Body = Schemas['Order']>(
    placed: Placed,
    FirstName: string,
    LastName = 'TAN',
    changes: object = {},
  ) =>
    visitor.of<Body>('correctName', placed, {
      OrderItem: placed.order.Items[0]?.Id,
      Passenger: 0,
      FirstName,
      LastName,
      ...changes,
    })
  const reasonOf = async (answer: Promise<{ body: Schemas['Problem'] }>) => {
    const { body } = await answer
    return [body.code, body.params['reason']]
  }
  return {
    ...opened,
    visitor,
    operate,
    pay,
    correct,
    reasonOf,
    audit: () => auditSandbox(opened.store.db, opened.services, opened.clock.now()),
  }
}

const refusalOf = ({ NameRefusal }: Pick<Schemas['Ticket'], 'NameRefusal'>) => NameRefusal

describe('the name on a ticket', () => {
  it('CHK-11 is corrected in the order and on the ticket, which keeps its QR code', async () => {
    const { sandbox, visitor, pay, correct, audit } = await open()
    const placed = await pay(await visitor.book({ adults: 2 }))
    const before = (await visitor.tickets(placed)).body.Items

    const { status, body } = await correct(placed, 'wei  al')

    expect(status).toBe(200)
    expect(body.Items[0]?.Passengers.map(({ FirstName }) => FirstName)).toEqual(['wei al', 'WEI B'])
    const after = (await visitor.tickets(placed)).body.Items
    expect(after.map(({ PassengerName }) => PassengerName)).toEqual(['TAN wei al', 'TAN WEI B'])
    expect(after.map(({ QrPayload }) => QrPayload)).toEqual(
      before.map(({ QrPayload }) => QrPayload),
    )
    expect(after.map(({ NameUntil }) => NameUntil)).toEqual([null, before[1]?.NameUntil])
    const kinds = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'nameCorrected')).toHaveLength(1)
    expect(await audit()).toEqual([])
  })

  it('CHK-11 can be corrected once, and sending the same name does not use that up', async () => {
    const { visitor, pay, correct, reasonOf } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))
    await correct(placed, 'WEI A')
    expect((await visitor.tickets(placed)).body.Items[0]?.NameUntil).not.toBeNull()
    await correct(placed, 'WEI AL')

    expect(await reasonOf(correct<Schemas['Problem']>(placed, 'WEI A'))).toEqual([
      'name_refused',
      'already_corrected',
    ])
  })

  it('CHK-11 cannot become that of another person, or one that no passport can have', async () => {
    const { visitor, pay, correct, reasonOf } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))

    expect(await reasonOf(correct<Schemas['Problem']>(placed, 'BUDI', 'SANTOSO'))).toEqual([
      'name_refused',
      'too_different',
    ])
    expect((await correct<Schemas['Problem']>(placed, 'WEI 1')).body).toMatchObject({
      code: 'passenger_refused',
      errors: [{ pointer: '/FirstName', code: 'invalid_name' }],
    })
  })

  it("CHK-11 can be corrected until the operator's deadline, and for ferries only", async () => {
    const { visitor, operate, pay, correct, reasonOf } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))
    const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', { body: hotelInput() })
    const { body } = await visitor.place(cart)
    const stay = await pay({ order: body.Order, token: body.BookingToken })

    expect(await reasonOf(correct<Schemas['Problem']>(stay, 'WEI A'))).toEqual([
      'name_refused',
      'no_ferry',
    ])
    await operate('clock/advance', { seconds: 21.5 * DAY })
    expect((await visitor.tickets(placed)).body.Items[0]).toMatchObject({
      NameUntil: null,
      NameRefusal: 'too_late',
    })
    expect((await correct<Schemas['Problem']>(placed, 'WEI AL')).body).toMatchObject({
      code: 'name_refused',
      params: { reason: 'too_late', sector: 0 },
    })
  })

  it('CHK-11 has a reason on each ticket for which it can no longer be corrected, and on no other', async () => {
    const { sandbox, visitor, pay, correct } = await open()
    const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', {
      body: cartOf(roundTripItem({ Qty: 2, QtyAdult: 2 })),
    })
    const { body } = await visitor.place(cart)
    const placed = await pay({ order: body.Order, token: body.BookingToken })
    expect((await visitor.tickets(placed)).body.Items.map(refusalOf)).toEqual([
      null,
      null,
      null,
      null,
    ])

    await correct(placed, 'WEI AL')
    expect((await visitor.tickets(placed)).body.Items.map(refusalOf)).toEqual([
      'already_corrected',
      'already_corrected',
      null,
      null,
    ])
    await sandbox.console.clock.advance(21.5 * DAY)

    const { Items } = (await visitor.tickets(placed)).body
    expect(Items.slice(2)).toMatchObject([
      { SectorIndex: 0, NameUntil: null, NameRefusal: 'too_late' },
      { SectorIndex: 1, NameUntil: null, NameRefusal: null },
    ])
  })

  it('CHK-11 cannot be corrected with an operator that does not offer it, and the reason is not a deadline', async () => {
    const { visitor, pay, correct } = await open()
    const { cart } = await visitor.hold({}, { from: 'TMF', to: 'DSR' })
    const { body } = await visitor.place(cart)
    const placed = await pay({ order: body.Order, token: body.BookingToken })

    expect((await visitor.tickets(placed)).body.Items).toMatchObject([
      {
        NameUntil: null,
        NameRefusal: 'not_offered',
        Sector: { OperatorName: 'Johor Strait Express' },
      },
    ])
    expect((await correct<Schemas['Problem']>(placed, 'WEI AL')).body).toMatchObject({
      code: 'name_refused',
      params: { reason: 'not_offered', sector: 0 },
    })
  })

  it('CHK-11 cannot be corrected for a passenger that the order does not have', async () => {
    const { visitor, pay, correct } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))

    const { status, body } = await correct<Schemas['Problem']>(placed, 'WEI A', 'TAN', {
      Passenger: 5,
    })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ pointer: '/Passenger', code: 'not_in_order' }])
  })
})
