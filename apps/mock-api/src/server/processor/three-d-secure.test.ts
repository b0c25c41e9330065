import { describe, expect, it } from 'vitest'

import { cardOf, openProcessor } from '../../../lab/testing/open-processor.ts'
import { RIGHT_CODE } from '../../features/order/processor/test-cards.ts'

/** Starts a payment for which the bank asks for a code. */
async function challenged() {
  const desk = await openProcessor()
  const placed = await desk.visitor.book()
  const url = await desk.choose(placed)
  const page = await desk.payBy(url, cardOf('challenge'))
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('3-D Secure')
  return { ...desk, placed, url }
}

describe('3-D Secure', () => {
  it('CHK-4 completes the payment with the right code', async () => {
    const { visitor, send, placed, url } = await challenged()

    await send(url, { act: 'code', code: RIGHT_CODE })

    expect((await visitor.payment(placed)).body.Flow).toBe('succeeded')
  })

  it('CHK-5 declines the payment with a wrong code, and asks again without one', async () => {
    const { visitor, send, placed, url } = await challenged()

    expect((await send(url, { act: 'code', code: ' ' })).status).toBe(422)
    await send(url, { act: 'code', code: '000000' })

    expect((await visitor.payment(placed)).body.Failure?.Reason).toBe('authentication_failed')
  })

  it('CHK-5 charges nothing when the payer leaves, and can be opened again after its window was closed', async () => {
    const { sandbox, visitor, open, send, placed, url } = await challenged()

    expect(await (await open(url)).text()).toContain('3-D Secure')
    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
    await send(url, { act: 'leave' })

    expect((await visitor.payment(placed)).body.Failure?.Reason).toBe('abandoned')
    const mails = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
    expect(mails).not.toContain('paymentDeclined')
  })

  it('CHK-5 cannot be avoided by paying without the code', async () => {
    const { visitor, payBy, placed, url } = await challenged()

    await payBy(url, cardOf('approved'))

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })
})
