import { describe, expect, it } from 'vitest'

import { BACK, cardOf, openProcessor, pageOf } from '../../../lab/testing/open-processor.ts'
import { NOW } from '../../../lab/testing/visitor.ts'
import { spacedNumber, TEST_CARDS } from '../../features/order/processor/test-cards.ts'

describe('a card', () => {
  it('CHK-4 is paid on a separate page, which leads back', async () => {
    const { visitor, choose, open, payBy, events } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)

    const page = await open(url)
    const paid = await payBy(url, cardOf('approved'))

    expect(page.status).toBe(200)
    expect(await page.text()).toContain(placed.order.ConfirmationNumber)
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, BACK])
    expect(await events(placed)).toEqual(['choose_method', 'capture', 'verify'])
    expect((await visitor.order(placed)).body.Status).toBe('POSTED')
  })

  it('CHK-8 is charged once when its form is sent several times at once', async () => {
    const { visitor, choose, open, payBy, events } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)

    const answers = await Promise.all([1, 2, 3].map(() => payBy(url, cardOf('approved'))))
    const again = await payBy(url, cardOf('declined'))

    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(again.headers.get('Location')).toBe(BACK)
    expect(await events(placed)).toEqual(['choose_method', 'capture', 'verify'])
    expect(await (await open(url)).text()).toContain('This page has been used')
  })

  it.each([
    ['declined', 'declined'],
    ['insufficient_funds', 'insufficient_funds'],
  ])(
    'CHK-5 is not charged when it is refused (%s), and gets the reason and a new page',
    async (name, reason) => {
      const { sandbox, visitor, choose, payBy, events } = await openProcessor()
      const placed = await visitor.book()
      const url = await choose(placed)

      await payBy(url, cardOf(name))

      const { body } = await visitor.payment(placed)
      expect(body).toMatchObject({
        State: 'pending',
        Flow: 'failed',
        Failure: { Reason: reason, At: NOW },
        Method: { Code: 'CARD' },
      })
      expect(pageOf(body)).not.toBe(url)
      const mails = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
      expect(mails).toContain('paymentDeclined')
      await payBy(pageOf(body), cardOf('approved'))
      expect(await events(placed)).toEqual(['choose_method', 'decline', 'capture', 'verify'])
    },
  )

  it('CHK-5 starts without its failure when it is chosen again', async () => {
    const { visitor, choose, payBy } = await openProcessor()
    const placed = await visitor.book()
    await payBy(await choose(placed), cardOf('declined'))

    await choose(placed)

    expect((await visitor.payment(placed)).body).toMatchObject({
      Flow: 'awaiting_transfer',
      Failure: null,
    })
  })

  it('CHK-4 accepts only the numbers of test cards, and stores none', async () => {
    const { sandbox, visitor, choose, send } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)

    const real = await send(url, {
      act: 'pay',
      card: cardOf('approved'),
      number: '4929 0000 0000 6',
    })
    const typed = TEST_CARDS.find(({ brand }) => brand === 'American Express')
    const good = await send(url, { act: 'pay', number: typed ? spacedNumber(typed) : '' })

    expect(real.status).toBe(422)
    const text = await real.text()
    expect(text).toContain('role="alert"')
    expect(text).not.toContain('4929')
    expect(good.status).toBe(303)
    const rows = await sandbox.store.db.selectFrom('processor_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/\d{12}/)
  })

  it('CHK-4 has test numbers that pass the check digit', () => {
    const luhn = (number: string) =>
      [...number].toReversed().reduce((sum, digit, index) => {
        const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
        return sum + (doubled > 9 ? doubled - 9 : doubled)
      }, 0) % 10

    expect(TEST_CARDS.map(({ number }) => luhn(number))).toEqual(TEST_CARDS.map(() => 0))
    expect(TEST_CARDS.map(spacedNumber).map((text) => text.replaceAll(' ', ''))).toEqual(
      TEST_CARDS.map(({ number }) => number),
    )
  })
})
