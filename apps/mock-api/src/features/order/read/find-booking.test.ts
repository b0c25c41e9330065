import type { ServerSchemas as Schemas } from '@selat/sdk'
import { beforeEach, describe, expect, it } from 'vitest'

import { createCaller } from '../../../../lab/testing/create-caller.ts'
import { openVisitor } from '../../../../lab/testing/open-visitor.ts'
import { createVisitor, type Visitor } from '../../../../lab/testing/visitor.ts'
import type { Sandbox } from '../../../server/sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor

beforeEach(async () => {
  ;({ sandbox, visitor } = await openVisitor('history'))
})

describe('an order that is looked up', () => {
  const find = <Body = Schemas['FoundBooking']>(Booking: string, Email: string) =>
    visitor.call<Body>('findBooking', { body: { Booking, Email } })

  it('CHK-9 opens by confirmation number or order ID, in any case, with the e-mail address', async () => {
    const { order } = await visitor.book()

    for (const number of [order.ConfirmationNumber.toLowerCase(), ` ${order.Id.toLowerCase()} `]) {
      const { status, body } = await find(number, 'WeiLing@Example.com')

      expect([status, body.Order]).toEqual([200, order.Id])
      const opened = await visitor.order({ order, token: body.BookingToken })
      expect(opened.body.ConfirmationNumber).toBe(order.ConfirmationNumber)
    }
  })

  it('CHK-9 is not found in the same way, whether the number or the address is wrong', async () => {
    const { order } = await visitor.book()

    const wrongEmail = await find<Schemas['Problem']>(order.ConfirmationNumber, 'b@example.com')
    const wrongNumber = await find<Schemas['Problem']>('NST-000000', 'weiling@example.com')

    const plain = ({ body }: { body: Schemas['Problem'] }) => ({ ...body, requestId: '' })
    expect(wrongEmail.status).toBe(404)
    expect(plain(wrongEmail)).toEqual(plain(wrongNumber))
  })

  it('CHK-9 is locked for a time after five wrong tries under either of its numbers', async () => {
    const { order } = await visitor.book()
    const tries = []
    for (let index = 0; index < 6; index += 1) {
      const number = index % 2 === 0 ? order.Id : order.ConfirmationNumber
      tries.push((await find(number, `guess${index}@example.com`)).status)
    }

    expect(tries).toEqual([404, 404, 404, 404, 404, 429])
    expect((await find(order.Id, 'weiling@example.com')).status).toBe(429)
    // The lock stays when the limit of another operation has ended.
    sandbox.clock.advance(120)
    const login = { Username: 'weiling', Password: 'selat-demo-1' }
    await createCaller(sandbox).call('login', { body: login })
    expect((await find(order.Id, 'weiling@example.com')).status).toBe(429)
    sandbox.clock.advance(15 * 60)
    expect((await find(order.Id, 'weiling@example.com')).status).toBe(200)
  })

  it('CHK-9 that does not exist is locked in the same way', async () => {
    const tries = []
    for (let index = 0; index < 6; index += 1)
      tries.push((await find('NST-000000', `guess${index}@example.com`)).status)

    expect(tries).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('CHK-9 stays open to its owner while somebody at another address guesses', async () => {
    const { order } = await visitor.book()
    const { toRequest } = createCaller(sandbox)
    const findFrom = async (remoteAddress: string, Email: string) => {
      const request = toRequest('findBooking', { body: { Booking: order.Id, Email } })
      return (await sandbox.app.fetch(request, { incoming: { socket: { remoteAddress } } })).status
    }
    for (let index = 0; index < 5; index += 1) await findFrom('192.0.2.1', 'guess@example.com')

    const guesser = await findFrom('192.0.2.1', 'weiling@example.com')
    const owner = await findFrom('192.0.2.2', 'weiling@example.com')

    expect([guesser, owner]).toEqual([429, 200])
  })

  it('CHK-9 opens eight times in a row with the right number and address', async () => {
    const { order } = await visitor.book()

    for (let index = 0; index < 8; index += 1)
      expect((await find(order.Id, 'weiling@example.com')).status).toBe(200)
  })

  it('CHK-9 is not found on the site of another tenant', async () => {
    const { order } = await visitor.book()
    const riau = createVisitor(sandbox, { system: 4103, currency: 'SGD' })

    const { status } = await riau.call('findBooking', {
      body: { Booking: order.Id, Email: 'weiling@example.com' },
    })

    expect(status).toBe(404)
  })
})
