import { describe, expect, it } from 'vitest'

import { ferryIn } from '../../../lab/testing/ferry-in.ts'
import { BACK, cardOf, openProcessor } from '../../../lab/testing/open-processor.ts'

describe('a page that is late', () => {
  it('CHK-8 accepts no payment after the deadline', async () => {
    const { visitor, operate, choose, open, payBy, events } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)
    await operate('clock/advance', { seconds: 15 * 60 })

    const page = await open(url)
    const answer = await payBy(url, cardOf('approved'))

    expect(await page.text()).toContain('Nothing to pay here')
    expect(answer.headers.get('Location')).toBe(BACK)
    expect((await visitor.order(placed)).body.Status).toBe('EXPIRED')
    expect(await events(placed)).toEqual(['choose_method', 'expire'])
  })

  it('CHK-8 accepts no payment for a method that is no longer chosen', async () => {
    const { visitor, choose, payBy } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)
    await visitor.choose(placed, 'QRIS')

    await payBy(url, cardOf('approved'))

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })

  it('CHK-8 an answer of the bank after the expiry restores the order while its seats are free', async () => {
    const { visitor, operate, choose, open, payBy } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)
    await payBy(url, cardOf('late'))

    expect(await (await open(url)).text()).toContain('Your bank has not answered yet')
    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
    await operate('clock/advance', { seconds: 20 * 60 })

    const { body } = await visitor.order(placed)
    expect(body.Status).toBe('POSTED')
    expect(body.Payment.History.slice(-2)).toEqual([
      { At: '2026-11-20T06:45:00.000Z', Event: 'expire', State: 'cancelled' },
      { At: '2026-11-20T06:50:00.000Z', Event: 'late_payment', State: 'completed' },
    ])
  })

  it('CHK-8 an answer of the bank after others have the seats leaves the order expired', async () => {
    const { visitor, operate, choose, payBy, events } = await openProcessor()
    const placed = await visitor.book()
    await payBy(await choose(placed), cardOf('late'))
    await operate('clock/advance', { seconds: 15 * 60 })
    const sailing = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing?.Id
    await operate(`sailings/${sailing}/capacity`, { seatsLeft: 0, class: 'ECO' })

    await operate('clock/advance', { seconds: 60 * 60 })

    expect((await visitor.order(placed)).body.Status).toBe('EXPIRED')
    expect(await events(placed)).toEqual(['choose_method', 'expire', 'late_payment'])
  })

  it('CHK-8 a pending answer of the bank is cancelled when another method is chosen', async () => {
    const { visitor, operate, choose, payBy } = await openProcessor()
    const placed = await visitor.book()
    await payBy(await choose(placed), cardOf('late'))
    await visitor.choose(placed, 'TRANSFER_BCA')

    await operate('clock/advance', { seconds: 60 * 60 })

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_proof')
  })
})
