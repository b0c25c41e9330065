import type { Schemas } from '@selat/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { createSandbox, type Sandbox } from '../../sandbox.ts'
import { ferryIn } from '../../testing/ferry-in.ts'
import { freshStore } from '../../testing/fresh-store.ts'
import {
  createOperator,
  createVisitor,
  NOW,
  type Placed,
  type Visitor,
} from '../../testing/visitor.ts'
import { RIGHT_CODE, spacedNumber, TEST_CARDS } from './test-cards.ts'

let sandbox: Sandbox
let visitor: Visitor
let operate: ReturnType<typeof createOperator>

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'processor' })
  visitor = createVisitor(sandbox)
  operate = createOperator(sandbox)
})

afterEach(async () => {
  expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
  expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
  await sandbox.close()
})

const BACK = 'http://localhost:5173/payment?order=o'
const cardOf = (name: string) => TEST_CARDS.find((card) => card.name === name)?.number ?? ''

/** Chooses a method whose page takes the money, and gives the address of that page. */
async function choose(placed: Placed, method = 'CARD', language = 'en') {
  const { body } = await visitor.call<Schemas['Payment']>('startPayment', {
    path: { id: placed.order.Id },
    header: { 'Booking-Token': placed.token },
    body: { PaymentMethod: method, ReturnUrl: BACK },
    language,
  })
  return pageOf(body)
}

function pageOf({ Instructions }: Schemas['Payment']): string {
  if (Instructions?.Kind !== 'card' && Instructions?.Kind !== 'e_wallet')
    throw new Error('This method has no page')
  return Instructions.RedirectUrl
}

const open = (url: string) => sandbox.fetch(new Request(url))

function send(url: string, form: Record<string, string>) {
  return sandbox.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) }))
}

const payBy = (url: string, card: string) => send(url, { act: 'pay', card })
const events = async (placed: Placed) =>
  (await visitor.payment(placed)).body.History.map(({ Event }) => Event).slice(1)

describe('a card', () => {
  it('CHK-4 is paid at a page of its own, which leads back', async () => {
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

  it('CHK-8 is charged once, however often and however fast the form is sent', async () => {
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
    'CHK-5 that is refused (%s) takes nothing, says why, and has a new page',
    async (name, reason) => {
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

  it('CHK-5 a method that is chosen again begins without the failure', async () => {
    const placed = await visitor.book()
    await payBy(await choose(placed), cardOf('declined'))

    await choose(placed)

    expect((await visitor.payment(placed)).body).toMatchObject({
      Flow: 'awaiting_transfer',
      Failure: null,
    })
  })

  it('CHK-4 takes no number but those of its test cards, and keeps none', async () => {
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

  it('CHK-4 has numbers that pass the check digit and are spaced as on a card', () => {
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

describe('3-D Secure', () => {
  async function challenged() {
    const placed = await visitor.book()
    const url = await choose(placed)
    const page = await payBy(url, cardOf('challenge'))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('3-D Secure')
    return { placed, url }
  }

  it('CHK-4 completes the payment with the right code', async () => {
    const { placed, url } = await challenged()

    await send(url, { act: 'code', code: RIGHT_CODE })

    expect((await visitor.payment(placed)).body.Flow).toBe('succeeded')
  })

  it('CHK-5 declines it with a wrong one, and with none asks again', async () => {
    const { placed, url } = await challenged()

    expect((await send(url, { act: 'code', code: ' ' })).status).toBe(422)
    await send(url, { act: 'code', code: '000000' })

    expect((await visitor.payment(placed)).body.Failure?.Reason).toBe('authentication_failed')
  })

  it('CHK-5 that is left takes nothing; a window that is only closed can be opened again', async () => {
    const { placed, url } = await challenged()

    expect(await (await open(url)).text()).toContain('3-D Secure')
    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
    await send(url, { act: 'leave' })

    expect((await visitor.payment(placed)).body.Failure?.Reason).toBe('abandoned')
    const mails = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
    expect(mails).not.toContain('paymentDeclined')
  })

  it('CHK-5 cannot be gone around by paying without the code', async () => {
    const { placed, url } = await challenged()

    await payBy(url, cardOf('approved'))

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })
})

describe('a wallet', () => {
  it.each([
    ['pay', 'succeeded', undefined],
    ['decline', 'failed', 'declined'],
    ['insufficient', 'failed', 'insufficient_funds'],
    ['leave', 'failed', 'abandoned'],
  ])('CHK-4 at whose page the payer chooses %s shows %s', async (act, flow, reason) => {
    const placed = await visitor.book()
    const url = await choose(placed, 'GOPAY')

    expect(await (await open(url)).text()).toContain('Pay with GoPay')
    const answer = await send(url, { act })

    expect(answer.headers.get('Location')).toBe(BACK)
    const { body } = await visitor.payment(placed)
    expect([body.Flow, body.Failure?.Reason]).toEqual([flow, reason])
  })
})

describe('a page that is late', () => {
  it('CHK-8 takes nothing once the time to pay is over', async () => {
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

  it('CHK-8 takes nothing for a method that is no longer chosen', async () => {
    const placed = await visitor.book()
    const url = await choose(placed)
    await visitor.choose(placed, 'QRIS')

    await payBy(url, cardOf('approved'))

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })

  it('CHK-8 a bank that answers after the expiry gives the same seats back while they are free', async () => {
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

  it('CHK-8 a bank that answers after others have the seats is paid back, once', async () => {
    const placed = await visitor.book()
    await payBy(await choose(placed), cardOf('late'))
    await operate('clock/advance', { seconds: 15 * 60 })
    const sailing = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing?.Id
    await operate(`sailings/${sailing}/capacity`, { seatsLeft: 0, class: 'ECO' })

    await operate('clock/advance', { seconds: 60 * 60 })

    expect((await visitor.order(placed)).body.Status).toBe('EXPIRED')
    expect(await events(placed)).toEqual(['choose_method', 'expire', 'late_payment'])
  })

  it('CHK-8 an answer that is still out is called off when another method is chosen', async () => {
    const placed = await visitor.book()
    await payBy(await choose(placed), cardOf('late'))
    await visitor.choose(placed, 'TRANSFER_BCA')

    await operate('clock/advance', { seconds: 60 * 60 })

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_proof')
  })
})

describe('the address of a page', () => {
  it('CHK-4 is signed: another token, or another visit, opens nothing', async () => {
    const first = new URL(await choose(await visitor.book()))
    const second = new URL(await choose(await visitor.book()))
    const crossed = new URL(first)
    crossed.search = second.search
    const bare = new URL(first)
    bare.search = ''

    for (const url of [
      crossed,
      bare,
      new URL('/__mock/processor/prs_000000000000?token=x', first),
    ]) {
      expect((await open(url.href)).status).toBe(404)
      expect((await payBy(url.href, cardOf('approved'))).status).toBe(404)
    }
  })

  it('CHK-4 takes what is no form for one that is not filled in, and none that is too large', async () => {
    const placed = await visitor.book()
    const url = await choose(placed)
    const post = (body: string, type: string) =>
      sandbox.fetch(new Request(url, { method: 'POST', body, headers: { 'Content-Type': type } }))

    expect((await post('x', 'multipart/form-data')).status).toBe(200)
    expect((await post('{"act":"pay"}', 'application/json')).status).toBe(200)
    expect((await send(url, { act: 'pay', number: '4'.repeat(5000) })).status).toBe(413)
    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })

  it('CHK-4 stands in the language of the storefront, and runs no script', async () => {
    const placed = await visitor.book()

    const page = await open(await choose(placed, 'CARD', 'zh-Hant'))

    const text = await page.text()
    expect(text).toContain('lang="zh-TW"')
    expect(text).toContain('選擇測試卡')
    expect(text).not.toMatch(/<script|style="|onclick/)
    const policy = page.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:5173")
    const style = await sandbox.fetch(
      new Request('http://sandbox.test/__mock/processor/processor.css'),
    )
    expect(style.headers.get('Content-Type')).toContain('text/css')
  })

  it.each([
    'https://evil.example/payment',
    'https://www.selat.test@evil.example/',
    'https://www.selat.test.evil.example/',
    'http://www.evil.localhost.example/',
    'https://b2b.selat.test/payment',
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'http://localhost:4173/payment',
    'http://127.0.0.1/payment',
    'https://localhost:5173/payment',
    'http://b2b.localhost:5173/payment',
    'https://www.selat.test:5173/payment',
  ])('CHK-4 leads back to the own site only: %s is refused', async (ReturnUrl) => {
    const placed = await visitor.book()

    const { status, body } = await visitor.call('startPayment', {
      path: { id: placed.order.Id },
      header: { 'Booking-Token': placed.token },
      body: { PaymentMethod: 'CARD', ReturnUrl },
    })

    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.errors?.[0]?.pointer).toBe('/ReturnUrl')
  })

  it.each([
    'https://www.selat.test/payment?order=o',
    'http://localhost:5173/payment',
    'http://127.0.0.1:5173/',
    'http://[::1]:5173/',
    'http://www.localhost:5173/payment',
  ])('CHK-4 leads back to %s', async (ReturnUrl) => {
    const placed = await visitor.book()
    const { body } = await visitor.call<Schemas['Payment']>('startPayment', {
      path: { id: placed.order.Id },
      header: { 'Booking-Token': placed.token },
      body: { PaymentMethod: 'CARD', ReturnUrl },
    })

    const answer = await send(pageOf(body), { act: 'leave' })

    expect(answer.headers.get('Location')).toBe(ReturnUrl)
  })

  it('CHK-4 leads back to the payment page where nothing is said', async () => {
    const placed = await visitor.book()
    const { body } = await visitor.choose(placed, 'CARD')

    const answer = await send(pageOf(body), { act: 'leave' })

    expect(answer.headers.get('Location')).toBe(
      `http://localhost:5173/payment?order=${placed.order.Id}`,
    )
  })
})
