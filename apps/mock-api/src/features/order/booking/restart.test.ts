import { afterEach, beforeEach, expect, it } from 'vitest'

import { lastingStore, type TestStoreOptions } from '../../../../lab/testing/fresh-store.ts'
import { createOperator, createVisitor, NOW, pngFile } from '../../../../lab/testing/visitor.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { createSandbox, type Sandbox } from '../../../server/sandbox/sandbox.ts'
import { readTicketQr } from '../tickets/ticket-qr.ts'

let place: TestStoreOptions
let sandbox: Sandbox

beforeEach(async () => {
  place = await lastingStore()
  sandbox = await open()
})

afterEach(async () => {
  await sandbox.close()
})

function open(): Promise<Sandbox> {
  return createSandbox({ clock: NOW, ...place })
}

/** Stops the sandbox and starts it again on the same data. */
async function restart() {
  await sandbox.close()
  sandbox = await open()
  return { visitor: createVisitor(sandbox), operate: createOperator(sandbox) }
}

it('CHK-8 keeps an order, its proof, its tickets and its mails through a restart at every step', async () => {
  const { cart } = await createVisitor(sandbox).hold({ adults: 2 })

  let { visitor, operate } = await restart()
  const key = 'an-intent-over-a-restart'
  const { body } = await visitor.place(cart, undefined, { key })
  const placed = { order: body.Order, token: body.BookingToken }

  ;({ visitor, operate } = await restart())
  expect((await visitor.place(cart, undefined, { key })).body).toEqual(body)
  expect((await visitor.order(placed)).body).toEqual(body.Order)
  const chosen = await visitor.choose(placed, 'TRANSFER_BCA')

  ;({ visitor, operate } = await restart())
  expect((await visitor.payment(placed)).body).toEqual(chosen.body)
  await visitor.upload(placed, pngFile('receipt.png', 5000))

  ;({ visitor, operate } = await restart())
  const confirmed = await visitor.confirm(placed)
  expect(confirmed.body).toMatchObject({ Flow: 'verifying', Proof: { Bytes: 5000 } })

  ;({ visitor, operate } = await restart())
  const picture = await sandbox.fetch(
    new Request(`http://localhost/__mock/api/payments/${confirmed.body.Id}/proof`),
  )
  expect((await picture.arrayBuffer()).byteLength).toBe(5000)
  await operate(`payments/${confirmed.body.Id}/approve`, {})

  ;({ visitor, operate } = await restart())
  expect((await visitor.order(placed)).body.Status).toBe('POSTED')
  const tickets = (await visitor.tickets(placed)).body.Items
  expect(tickets).toHaveLength(2)
  const signing = await signingKey({ store: sandbox.store.db, ids: sandbox.services.ids })
  for (const ticket of tickets) expect(readTicketQr(ticket.QrPayload, signing)).toBe(ticket.Id)
  expect((await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind).toSorted()).toEqual([
    'orderPlaced',
    'paymentChosen',
    'paymentReceived',
    'ticketsIssued',
  ])
})
