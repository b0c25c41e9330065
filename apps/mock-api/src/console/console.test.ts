import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createSandbox, type Sandbox } from '../sandbox.ts'
import { createOperator, createVisitor, NOW, pngFile, type Visitor } from '../testing/visitor.ts'

let sandbox: Sandbox
let visitor: Visitor
let operate: ReturnType<typeof createOperator>

beforeEach(async () => {
  sandbox = await createSandbox({ clock: NOW, seed: 'console' })
  visitor = createVisitor(sandbox)
  operate = createOperator(sandbox)
})

afterEach(() => sandbox.close())

const fetchConsole = (path: string, init?: RequestInit) =>
  sandbox.fetch(new Request(`http://localhost/__mock${path}`, init))

const pageText = async () => (await fetchConsole('')).text()

describe('console', () => {
  it('APP-2 lists every tenant with its storefront and accounts', async () => {
    const { body } = await operate<{
      tenants: { slug: string; system: number; storefront: string; logins: object[] }[]
    }>('tenants')

    expect(body.tenants.map(({ slug, storefront }) => [slug, storefront])).toContainEqual([
      'b2b',
      'http://b2b.localhost:5173',
    ])
    for (const tenant of body.tenants) expect(tenant.logins.length).toBeGreaterThan(0)
  })

  it('CHK-3 sets, moves, stops and frees the clock', async () => {
    const set = await operate('clock', { frozen: true, now: '2026-12-01T00:00:00Z' })
    const moved = await operate('clock/advance', { seconds: 90 })
    const ran = await operate('clock', { frozen: false })
    const stopped = await operate('clock', { frozen: true })

    expect(set.body).toEqual({ frozen: true, now: '2026-12-01T00:00:00.000Z' })
    expect(moved.body).toEqual({ frozen: true, now: '2026-12-01T00:01:30.000Z' })
    expect(ran.body).toMatchObject({ frozen: false })
    expect(stopped.body).toMatchObject({ frozen: true })
    expect((await operate('clock', { frozen: true, now: 'noon' })).status).toBe(400)
    expect((await operate('clock/advance', { seconds: -1 })).status).toBe(400)
  })

  it('CHK-8 sets the seats that are left, and the search and the cart keep to it', async () => {
    const { sailing, offer } = await visitor.findOffer()

    const { body } = await operate<{ classes: { seatsLeft: number }[] }>(
      `sailings/${sailing.Id}/capacity`,
      { seatsLeft: 1 },
    )

    expect(new Set(body.classes.map(({ seatsLeft }) => seatsLeft))).toEqual(new Set([1]))
    expect((await visitor.findOffer('HFC', 'BTC', '2026-12-12', 2)).offer.Offer).not.toBe(
      offer.Offer,
    )
    expect((await operate('sailings/sai_none')).status).toBe(404)
  })

  it.each([
    ['clock', { frozen: true, now: '9999-12-31T23:59:59Z' }],
    ['clock', { frozen: true, now: '9999-12-31T23:59:59-12:00' }],
    ['clock', { frozen: true, now: '0001-01-01T00:00:00Z' }],
    ['clock/advance', { seconds: 400 * 86_400 }],
  ])('CHK-3 sets no time that its calendar does not reach, by %s %o', async (path, body) => {
    sandbox.clock.freeze('2099-06-01T00:00:00Z')

    const { status } = await operate(path, body)

    expect(status).toBe(400)
    expect(sandbox.clock.now()).toBe('2099-06-01T00:00:00.000Z')
    expect((await fetchConsole('')).status).toBe(200)
  })

  it('APP-2 is found with and without a slash', async () => {
    const answer = await fetchConsole('/')

    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/__mock'])
  })

  it('ERR-4 shows the reason of its own faults', async () => {
    await sandbox.store.db.schema.dropTable('outbox').execute()

    const { status } = await operate('outbox')

    expect(status).toBe(500)
    const [logged] = sandbox.services.requests.list()
    expect(logged?.error).toContain('no such table: outbox')
  })

  it('ERR-4 makes calls fail as its rules say, and forgets them', async () => {
    await operate('faults', { rules: [{ path: '/travel/v1/company', status: 503, times: 1 }] })

    const failed = await visitor.call('getCompany')
    const recovered = await visitor.call('getCompany')

    expect([failed.status, recovered.status]).toEqual([503, 200])
    await operate('faults/add', { path: '/travel/v1/*', delayMs: 5 })
    expect((await operate('faults')).body).toMatchObject({ rules: [{}, { delayMs: 5 }] })
    expect((await operate('faults/clear', {})).body).toEqual({ rules: [] })
    expect((await operate('faults', { rules: [{ path: '*', status: 200 }] })).status).toBe(400)
  })

  it('API-4 logs each call with its status and code, newest first', async () => {
    await visitor.call('getCompany')
    await visitor.call('getBooking', { path: { id: 'ord_000000000000' } })

    const { body } = await operate<{ requests: object[] }>('requests')

    expect(body.requests).toMatchObject([
      { method: 'GET', status: 404, code: 'not_found', operation: 'getBooking', tenant: 'nusa' },
      { status: 200, code: null, violations: [] },
    ])
  })

  it('CHK-10 shows a mail as a page that can neither run nor fetch anything', async () => {
    const placed = await visitor.book()
    const { body } = await operate<{ mails: { id: string; subject: string; text: string }[] }>(
      'outbox',
    )

    const page = await fetchConsole(`/api/outbox/${body.mails[0]?.id}/html`)

    expect(body.mails[0]?.subject).toContain(placed.order.ConfirmationNumber)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await page.text()).toContain('<h1')
  })

  it('CHK-5 offers for each payment what can be done with it', async () => {
    const placed = await visitor.book()
    const decisions = async () =>
      (await operate<{ payments: { decisions: string[] }[] }>('payments')).body.payments[0]
        ?.decisions

    expect(await decisions()).toEqual([])
    await visitor.choose(placed, 'TRANSFER_BCA')
    expect(await decisions()).toEqual(['settle'])
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)
    expect(await decisions()).toEqual(['approve', 'reject'])
    await operate(`payments/${placed.order.Payment.Id}/approve`, {})
    expect(await decisions()).toEqual([])
    expect((await operate('payments/pay_000000000000/approve', {})).status).toBe(404)
    expect(
      (await operate(`payments/${placed.order.Payment.Id}/reject`, { reason: 'ugly' })).status,
    ).toBe(400)
  })

  it('APP-2 resets to the fixtures and leaves the clock', async () => {
    const placed = await visitor.book()
    await operate('clock/advance', { seconds: 60 })
    await operate('faults', { rules: [{ path: '/none', status: 503 }] })

    await operate('reset', {})

    expect((await visitor.order(placed)).status).toBe(404)
    expect((await operate('outbox')).body).toEqual({ mails: [] })
    expect((await operate('payments')).body).toEqual({ payments: [] })
    expect((await operate('faults')).body).toEqual({ rules: [] })
    expect((await operate('clock')).body).toMatchObject({ now: '2026-11-20T06:31:00.000Z' })
  })
})

describe('console page', () => {
  it('CHK-5 shows payments with their proof, mails, requests and logins', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)

    const page = await pageText()

    expect(page).toContain(placed.order.ConfirmationNumber)
    expect(page).toContain(`action="/__mock/api/payments/${placed.order.Payment.Id}/approve"`)
    expect(page).toContain('alt="Payment proof receipt.png"')
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page).toContain('Every answer so far kept the contract.')
    expect(page).toContain('http://riauline.localhost:5173')
  })

  it('CHK-6 shows what people typed as text, never as markup', async () => {
    const { cart } = await visitor.hold()
    const name = `<script>alert('x')</script>"&`
    const { body } = await visitor.place(cart, undefined, { contact: { Name: name } })
    const placed = { order: body.Order, token: body.BookingToken }
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile('"><img src=x onerror=alert(1)>.png'))
    await visitor.call('getBooking', { path: { id: '<img src=x>' } })

    const page = await pageText()

    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x')
    expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;')
  })

  it('APP-2 runs no script but its own file', async () => {
    const page = await fetchConsole('')
    const script = await fetchConsole('/console.js')
    const style = await fetchConsole('/console.css')

    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)|\son\w+=|\sstyle=/)
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
    expect(style.headers.get('Content-Type')).toContain('text/css')
    expect(script.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://shop.example' },
    { Origin: 'http://localhost:3000' },
    { Origin: 'null' },
  ])('APP-2 takes no orders from the page of another site, %o', async (headers) => {
    const answer = await fetchConsole('/api/reset', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', ...headers },
      body: '',
    })

    expect(answer.status).toBe(403)
  })

  it('APP-2 takes orders from its own page', async () => {
    const answer = await fetchConsole('/api/reset', {
      method: 'POST',
      headers: { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' },
    })

    expect(answer.status).toBe(200)
  })

  it('APP-2 lets no other site read e-mails and logins', async () => {
    const headers = { Origin: 'https://shop.example' }

    const answer = await fetchConsole('/api/outbox', { headers })
    const preflight = await fetchConsole('/api/reset', { method: 'OPTIONS', headers })

    for (const { headers: given } of [answer, preflight])
      expect(given.get('Access-Control-Allow-Origin')).toBeNull()
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })

  it.each([
    ['shop.example', 403],
    ['localhost.shop.example', 403],
    ['127.0.0.1.shop.example', 403],
    ['localhost:5173', 200],
    ['b2b.localhost:5173', 200],
    ['127.0.0.1:4010', 200],
    ['[::1]:4010', 200],
    ['mock:4010', 200],
    ['www.selat.test', 200],
  ])(
    'APP-2 answers on %s with %i, because a stranger can point his own names here',
    async (host, status) => {
      const { fetch } = sandbox

      const answer = await fetch(new Request(`http://${host}/__mock/api/clock`))

      expect(answer.status).toBe(status)
    },
  )
})
