import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { freshStore } from '../../../../lab/testing/fresh-store.ts'
import {
  createOperator,
  createVisitor,
  NOW,
  type Visitor,
} from '../../../../lab/testing/visitor.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { createSandbox, type Sandbox } from '../../../server/sandbox/sandbox.ts'
import { readTicketQr } from './ticket-qr.ts'

let sandbox: Sandbox
let visitor: Visitor

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'tickets' })
  visitor = createVisitor(sandbox)
})

afterEach(() => sandbox.close())

async function paid() {
  const placed = await visitor.book({ adults: 2 })
  await visitor.choose(placed, 'QRIS')
  await createOperator(sandbox)(`payments/${placed.order.Payment.Id}/settle`, {})
  return placed
}

describe('e-tickets', () => {
  it('CHK-10 are one for each passenger and sector, numbered by the confirmation number', async () => {
    const placed = await paid()

    const { body } = await visitor.tickets(placed)

    const number = placed.order.ConfirmationNumber
    expect(body.ConfirmationNumber).toBe(number)
    expect(body.Items.map(({ Number }) => Number)).toEqual([`${number}-1-1`, `${number}-2-1`])
    expect(body.Items.map(({ PassengerName }) => PassengerName)).toEqual(['TAN WEI A', 'TAN WEI B'])
    expect(body.Items[0]).toMatchObject({
      State: 'issued',
      Band: 'adult',
      ValidUntil: null,
      Sector: { From: { Code: 'HFC' }, To: { Code: 'BTC' } },
    })
  })

  it('CHK-10 carry a signature that verifies with the key, and only for their own ID', async () => {
    const placed = await paid()
    const key = await signingKey({ store: sandbox.store.db, ids: sandbox.services.ids })

    const { body } = await visitor.tickets(placed)

    for (const ticket of body.Items) {
      expect(readTicketQr(ticket.QrPayload, key)).toBe(ticket.Id)
      expect(readTicketQr(ticket.QrPayload, `${key}x`)).toBeNull()
    }
    const [first, second] = body.Items.map(({ QrPayload }) => QrPayload.split('.'))
    expect(readTicketQr(`SELAT1.${first?.[1]}.${second?.[2]}`, key)).toBeNull()
  })

  it('CHK-10 do not exist before the order is paid', async () => {
    const placed = await visitor.book({ adults: 2 })

    expect((await visitor.tickets(placed)).body.Items).toEqual([])
  })

  it('CHK-10 are mailed with their numbers', async () => {
    const placed = await paid()

    const mail = (await sandbox.outbox.list(placed.order.Id)).find(
      ({ kind }) => kind === 'ticketsIssued',
    )

    expect(mail?.text).toContain(`${placed.order.ConfirmationNumber}-2-1 · TAN WEI B`)
  })
})
