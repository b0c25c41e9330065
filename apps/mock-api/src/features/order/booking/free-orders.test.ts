import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor } from '../../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import { attractionInput, freeEntryInput } from '../../../scenarios/sample-products.ts'

async function openWith(...inputs: readonly Schemas['CartInput'][]) {
  const opened = await openSandbox()
  const visitor = createVisitor(opened.sandbox, { currency: 'SGD' })
  let cart: Schemas['Cart'] | undefined
  for (const body of inputs) {
    const header = cart && { 'Cart-Token': cart.Token }
    cart = (await visitor.call<Schemas['Cart']>('addToCart', { header, body })).body
  }
  if (!cart) throw new Error('Nothing was put into the cart')
  const { status, body } = await visitor.place(cart)
  expect(status).toBe(201)
  return { ...opened, visitor, placed: { order: body.Order, token: body.BookingToken } }
}

it('CHK-3 CHK-5 an order that costs nothing is paid when it is placed, and its voucher is issued', async () => {
  const { visitor, placed, store, services, clock } = await openWith(freeEntryInput())

  const { body } = await visitor.tickets(placed)

  expect(placed.order).toMatchObject({
    Status: 'POSTED',
    TotalAmount: { Amount: 0, Currency: 'SGD' },
    Payment: { State: 'completed', Flow: 'succeeded', Method: null },
  })
  expect(body.Vouchers.map(({ State }) => State)).toEqual(['issued'])
  clock.advance(24 * 3600)
  expect((await visitor.order(placed)).body.Status).toBe('POSTED')
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})

it('CHK-3 CHK-8 an order with a free and a paid item waits for its money, and no payment notice settles it before a method is chosen', async () => {
  const { sandbox, visitor, placed, store, services, clock } = await openWith(
    freeEntryInput(),
    attractionInput(),
  )

  const notice = await createOperator(sandbox)(`payments/${placed.order.Payment.Id}/settle`, {})
  const { body } = await visitor.order(placed)

  expect(notice.status).toBe(409)
  expect([body.Status, body.Payment.State]).toEqual(['ENTRY', 'ordered'])
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})
