import { describe, expect, it } from 'vitest'

import { openAgency } from '../../../../lab/testing/open-agency.ts'
import { createVisitor } from '../../../../lab/testing/visitor.ts'
import { roundTripItem } from '../../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../../scenarios/sample-order.ts'

const rule = { Product: null, Operator: null, Percent: 0, PerPerson: [] }
const perPerson = { ...rule, PerPerson: [{ Amount: 30_000, Currency: 'IDR', Exponent: 0 }] }

describe('an order of an agency', () => {
  it('AGT-4 is for a saved customer, and keeps the name when the customer is deleted', async () => {
    const { signIn } = await openAgency()
    const dewi = await signIn('dewi')
    const path = { id: 'cus_TANWEILING' }

    const order = await dewi.order({ Customer: path.id })
    const { body: customer } = await dewi.call('getCustomer', { path })
    await dewi.call('deleteCustomer', { path })
    const { body: later } = await dewi.call('getBooking', { path: { id: order.Id } })

    expect(order.Agency).toMatchObject({
      Name: 'Baruna Tours',
      BookedBy: 'Dewi Lestari',
      Customer: { Id: 'cus_TANWEILING', Name: 'Tan Wei Ling' },
    })
    expect(customer.LastOrderAt).toBe(order.CreatedAt)
    expect(later.Agency).toEqual(order.Agency)
  })

  it('AGT-4 has the selling price of the markup at that time, also after the rules have changed', async () => {
    const { signIn } = await openAgency()
    const rizal = await signIn('rizal')
    await rizal.call('saveMarkup', { body: { Rules: [{ ...rule, Percent: 10 }] } })

    const order = await rizal.order()
    await rizal.call('saveMarkup', { body: { Rules: [] } })
    const { body: later } = await rizal.call('getBooking', { path: { id: order.Id } })
    const { body: list } = await rizal.call('listOrders')

    const net = order.TotalAmount
    const selling = { ...net, Amount: Math.ceil((net.Amount * 1.1) / 100) * 100 }
    expect(order.Agency?.SellingAmount).toEqual(selling)
    expect(later.Agency?.SellingAmount).toEqual(selling)
    expect(list.Items[0]?.Agency?.SellingAmount).toEqual(selling)
  })

  it('AGT-4 adds the amount per person of the rule that names the operator', async () => {
    const { signIn } = await openAgency()
    const rizal = await signIn('rizal')
    const Rules = [
      { ...rule, Percent: 50 },
      { ...perPerson, Product: 'ferry', Operator: 'SRL' },
    ]
    await rizal.call('saveMarkup', { body: { Rules } })
    const cart = await rizal.hold(roundTripItem({ Qty: 2, QtyAdult: 2 }))
    const both = [
      samplePassenger(),
      samplePassenger({ FirstName: 'A', PassportNumber: 'K7654321A' }),
    ]

    const { body } = await rizal.call('placeOrder', {
      header: { 'Cart-Token': cart.Token },
      body: orderOf(cart.Items[0]?.Id ?? '', both),
    })

    const { Agency, TotalAmount } = body.Order
    expect(Agency?.SellingAmount.Amount).toBe(TotalAmount.Amount + 60_000)
  })

  it('AGT-4 keeps its selling price when the agency uses a promo code', async () => {
    const { signIn } = await openAgency()
    const dewi = await signIn('dewi')

    const plain = await dewi.order()
    const cheaper = await dewi.order({ PromoCode: 'AGENT5' })

    expect(cheaper.TotalAmount.Amount).toBeLessThan(plain.TotalAmount.Amount)
    expect(cheaper.Agency?.SellingAmount).toEqual(plain.Agency?.SellingAmount)
  })

  it('AGT-4 is refused for a customer of another agency, and for any customer outside an agency', async () => {
    const { signIn, sandbox } = await openAgency()
    const limei = await signIn('limei')
    const cart = await limei.hold()
    const visitor = createVisitor(sandbox)
    const held = await visitor.hold()
    const Customer = 'cus_TANWEILING'

    const foreign = await limei.refused('placeOrder', {
      header: { 'Cart-Token': cart.Token },
      body: { ...orderOf(cart.Items[0]?.Id ?? ''), Customer },
    })
    const byVisitor = await visitor.call('placeOrder', {
      header: { 'Cart-Token': held.cart.Token },
      body: { ...orderOf(held.cart.Items[0]?.Id ?? ''), Customer },
    })

    for (const { body } of [foreign, byVisitor]) {
      expect(body.code).toBe('validation_failed')
      expect(body.errors).toMatchObject([{ pointer: '/Customer', code: 'unknown' }])
    }
  })

  it('AGT-4 an order of no agency has no selling price', async () => {
    const { sandbox } = await openAgency()

    const { order } = await createVisitor(sandbox).book()

    expect(order.Agency).toBeNull()
  })
})

it('CHK-9 the orders of an agency can be found by the customer and by the member who booked them', async () => {
  const { signIn } = await openAgency()
  const [dewi, rizal] = [await signIn('dewi'), await signIn('rizal')]
  const named = await dewi.order({ Customer: 'cus_BUDISANTOS' })
  const unnamed = await rizal.order()
  const found = async (search: string) => {
    const { body } = await rizal.call('listOrders', { query: { search } })
    return body.Items.map(({ Id }) => Id)
  }

  const byCustomer = await found('budi sant')
  const byMember = await found('rizal h')
  const byNobody = await found('limei')

  expect([byCustomer, byMember, byNobody]).toEqual([[named.Id], [unnamed.Id], []])
})
