import { beforeEach, describe, expect, it } from 'vitest'

import type { Sandbox } from '../sandbox.ts'
import { attractionInput } from '../scenarios/sample-products.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import { adult, createVisitor, pngFile, type Visitor } from '../testing/visitor.ts'

let sandbox: Sandbox
let visitor: Visitor
let desk: Sandbox['console']

beforeEach(async () => {
  ;({ sandbox } = await openSandbox({ seed: 'console' }))
  visitor = createVisitor(sandbox)
  desk = sandbox.console
})

const fetchConsole = (path: string, init?: RequestInit) =>
  sandbox.fetch(new Request(`http://localhost/__mock${path}`, init))

const post = (path: string, body: string) =>
  fetchConsole(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

describe('console', () => {
  it('APP-2 says what it is and which contract it speaks', async () => {
    expect(await desk.info()).toMatchObject({
      name: 'main',
      engine: 'memory',
      seed: 'console',
      contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      clock: { frozen: true, now: '2026-11-20T06:30:00.000Z' },
    })
  })

  it('APP-2 lists every tenant with its storefront and accounts', async () => {
    const { tenants } = await desk.tenants()

    expect(tenants.map(({ slug, storefront }) => [slug, storefront])).toContainEqual([
      'b2b',
      'http://b2b.localhost:5173',
    ])
    for (const tenant of tenants) expect(tenant.logins.length).toBeGreaterThan(0)
  })

  it('APP-2 is found with and without a slash', async () => {
    const answer = await fetchConsole('/')

    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/__mock'])
  })

  it('CHK-3 sets, moves, stops and frees the clock', async () => {
    expect(await desk.clock.freeze('2026-12-01T00:00:00Z')).toEqual({
      frozen: true,
      now: '2026-12-01T00:00:00.000Z',
    })
    expect((await desk.clock.advance(90)).now).toBe('2026-12-01T00:01:30.000Z')
    expect(await desk.clock.run()).toMatchObject({ frozen: false })
    expect(await desk.clock.freeze()).toMatchObject({ frozen: true })
  })

  it.each([
    ['clock', '{"frozen":true,"now":"noon"}', '/now'],
    ['clock', '{"now":"2026-12-01T00:00:00Z"}', '/frozen'],
    ['clock', '{"frozen":true,"now":"9999-12-31T23:59:59Z"}', '/now'],
    ['clock', '{"frozen":true,"now":"9999-12-31T23:59:59-12:00"}', '/now'],
    ['clock', '{"frozen":true,"now":"0001-01-01T00:00:00Z"}', '/now'],
    ['clock/advance', '{"seconds":-1}', '/seconds'],
    ['clock/advance', '{"seconds":"60"}', '/seconds'],
    ['clock/advance', '{"seconds":34560000}', '/seconds'],
    ['clock/advance', '{"seconds":60', ''],
    ['clock/advance', '{"seconds":60,"more":1}', '/more'],
  ])('CHK-3 refuses %s %s with a problem that points at it', async (path, body, pointer) => {
    sandbox.clock.freeze('2099-06-01T00:00:00Z')

    const answer = await post(`/api/${path}`, body)

    expect(answer.status).toBe(400)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] })
    expect(sandbox.clock.now()).toBe('2099-06-01T00:00:00.000Z')
  })

  it('CHK-8 lists sailings with their seats, and shows a booking in them', async () => {
    const { sailing } = await visitor.findOffer()
    const query = { from: 'HFC', to: 'BTC', date: '2026-12-12' }
    const held = async () =>
      (await desk.sailings.list(query)).sailings
        .flatMap(({ classes }) => classes)
        .reduce((sum, { held: seats }) => sum + seats, 0)

    expect((await desk.sailings.list(query)).sailings.map(({ id }) => id)).toContain(sailing.Id)
    expect(await held()).toBe(0)
    await visitor.hold()
    expect(await held()).toBe(1)
  })

  it('CHK-8 sets the seats that are left, and the search and the cart keep to it', async () => {
    const { sailing, offer } = await visitor.findOffer()

    const { classes } = await desk.sailings.leaveSeats(sailing.Id, 1)

    expect(new Set(classes.map(({ seatsLeft }) => seatsLeft))).toEqual(new Set([1]))
    expect((await visitor.findOffer('HFC', 'BTC', '2026-12-12', 2)).offer.Offer).not.toBe(
      offer.Offer,
    )
    await expect(desk.sailings.find('sai_none')).rejects.toMatchObject({ code: 'not_found' })
    await expect(desk.sailings.leaveSeats(sailing.Id, 1, 'ZZ')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('CHK-8 PRD-1 sets what is left of a product on a day, and the cart keeps to it', async () => {
    const day = { id: 'att_BTM-02', date: '2026-12-12' }
    const { products } = await desk.stock.products()
    const before = await desk.stock.find(day)

    const after = await desk.stock.leave(day, 0, 'SIC')

    expect(products).toContainEqual(expect.objectContaining({ id: day.id, content: 'attraction' }))
    expect(before.units.map(({ unit }) => unit)).toEqual(after.units.map(({ unit }) => unit))
    expect(after.units.find(({ unit }) => unit === 'SIC')?.left).toBe(0)
    const { status, body } = await visitor.call('addToCart', { body: attractionInput() })
    expect([status, body.code]).toEqual([409, 'sold_out'])
    await expect(desk.stock.find({ ...day, id: 'att_none' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(desk.stock.leave(day, 1, 'ZZ')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('ERR-4 shows the reason of its own faults', async () => {
    await sandbox.store.db.schema.dropTable('outbox').execute()

    await expect(desk.outbox.list()).rejects.toMatchObject({ status: 500, code: 'internal_error' })

    const [logged] = sandbox.services.requests.list()
    expect(logged?.error).toContain('no such table: outbox')
  })

  it('ERR-4 makes calls fail as its rules say, and forgets them', async () => {
    await desk.faults.set([{ path: '/travel/v1/company', status: 503, times: 1 }])

    const failed = await visitor.call('getCompany')
    const recovered = await visitor.call('getCompany')

    expect([failed.status, recovered.status]).toEqual([503, 200])
    expect((await desk.faults.list()).struck).toEqual([1])
    await desk.faults.add({ path: '/travel/v1/*', delayMs: 5 })
    expect(await desk.faults.list()).toMatchObject({ rules: [{}, { delayMs: 5 }] })
    expect((await desk.faults.clear()).rules).toEqual([])
    await expect(desk.faults.set([{ path: '*', status: 200 }])).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  it('ERR-4 takes the rules of a profile', async () => {
    const { profiles } = await desk.faults.profiles()

    const { rules } = await desk.faults.setProfile('outage')

    expect(rules).toEqual(profiles.find(({ name }) => name === 'outage')?.rules)
    expect((await post('/api/faults/profile', '{"name":"sunny"}')).status).toBe(400)
  })

  it('API-4 logs each call with its status and code, newest first', async () => {
    await visitor.call('getCompany')
    await visitor.call('getBooking', { path: { id: 'ord_000000000000' } })

    const { requests } = await desk.requests.list()

    expect(requests).toMatchObject([
      { method: 'GET', status: 404, code: 'not_found', operation: 'getBooking', tenant: 'nusa' },
      { status: 200, code: null, violations: [] },
    ])
    expect((await desk.requests.list({ after: requests[1]?.id })).requests).toHaveLength(1)
    expect((await desk.requests.list({ status: '2xx' })).requests).toHaveLength(1)
    await expect(desk.requests.list({ status: '2' })).rejects.toMatchObject({
      errors: [{ pointer: 'query:status', code: 'wrong_format' }],
    })
    expect((await desk.requests.clear()).requests).toEqual([])
  })

  it('API-4 shows what was sent and answered, without the secrets in it', async () => {
    const { tenants } = await desk.tenants()
    const { username = '', password = '' } = tenants[0]?.logins[0] ?? {}
    await visitor.call('login', { body: { Username: username, Password: password } })
    const [logged] = (await desk.requests.list({ operation: 'login' })).requests

    const shown = await desk.requests.find(logged?.id ?? '')

    expect(shown.request?.body).toBe(`{"Username":"${username}","Password":"•••"}`)
    expect(shown.answer?.body).toContain('"Token":"•••"')
    expect(JSON.stringify(shown)).not.toContain(password)
    await expect(desk.requests.find('req_none')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('API-4 points at what was wrong with the caller’s input', async () => {
    await visitor.call('login', { body: { Username: 1 } })

    const [logged] = (await desk.requests.list()).requests

    expect(logged).toMatchObject({
      code: 'validation_failed',
      errors: [
        { pointer: '/Username', code: 'wrong_type' },
        { pointer: '/Password', code: 'required' },
      ],
    })
  })

  it('API-4 points at what an operation refused, now and when it is replayed', async () => {
    const { cart } = await visitor.hold()
    const traveller = adult(0, { DateOfExpiry: '2026-11-21' })
    const key = 'a-traveller-and-a-passport'
    await visitor.place(cart, [traveller], { key })
    await visitor.place(cart, [traveller], { key })

    const [replayed, first] = (await desk.requests.list({ operation: 'placeOrder' })).requests

    for (const logged of [replayed, first])
      expect(logged).toMatchObject({
        code: 'passenger_refused',
        errors: [{ pointer: '/Items/0/Passengers/0/DateOfExpiry' }],
      })
    const { answer } = await desk.requests.find(replayed?.id ?? '')
    expect(answer?.headers['Idempotent-Replayed']).toBe('true')
  })

  it('CHK-10 shows a mail as a page that can neither run nor fetch anything', async () => {
    const placed = await visitor.book()
    const [mail] = (await desk.outbox.list(placed.order.Id)).mails

    const page = await fetchConsole(`/api/outbox/${mail?.id}/html`)

    expect(mail?.subject).toContain(placed.order.ConfirmationNumber)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await page.text()).toContain('<h1')
  })

  it('CHK-5 offers for each payment what can be done with it', async () => {
    const placed = await visitor.book()
    const { Id } = placed.order.Payment
    const decisions = async () => (await desk.payments.list()).payments[0]?.decisions

    expect(await decisions()).toEqual(['fail'])
    await visitor.choose(placed, 'TRANSFER_BCA')
    expect(await decisions()).toEqual(['settle', 'decline', 'fail'])
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)
    expect(await decisions()).toEqual(['approve', 'reject'])
    await desk.payments.approve(Id)
    expect(await decisions()).toEqual([])
    await expect(desk.payments.approve('pay_000000000000')).rejects.toMatchObject({ status: 404 })
    expect((await post(`/api/payments/${Id}/reject`, '{"reason":"ugly"}')).status).toBe(400)
  })

  it('CHK-5 declines a try of any method, which takes nothing and can be made again', async () => {
    for (const method of ['TRANSFER_BCA', 'BCA_VA', 'QRIS', 'CARD', 'GOPAY']) {
      const placed = await visitor.book()
      await visitor.choose(placed, method)

      const declined = await desk.payments.decline(placed.order.Payment.Id, 'insufficient_funds')

      expect(declined).toMatchObject({ state: 'pending', failure: 'insufficient_funds' })
      expect((await visitor.payment(placed)).body).toMatchObject({
        State: 'pending',
        Flow: 'failed',
        Method: { Code: method },
        Failure: { Reason: 'insufficient_funds' },
      })
      expect(await desk.payments.settle(placed.order.Payment.Id)).toMatchObject({
        state: 'completed',
      })
    }
    const { Id } = (await visitor.book()).order.Payment
    expect((await post(`/api/payments/${Id}/decline`, '{"reason":"ugly"}')).status).toBe(400)
  })

  it('CHK-5 lets a payment fail, which ends its order and frees its seats', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')

    const failed = await desk.payments.fail(placed.order.Payment.Id)

    expect(failed).toMatchObject({ state: 'cancelled', orderStatus: 'CANCELLED' })
    expect((await visitor.payment(placed)).body.State).toBe('cancelled')
    await expect(desk.payments.fail(placed.order.Payment.Id)).rejects.toMatchObject({
      code: 'payment_state_refused',
    })
  })

  it('AGT-2 shows a ledger that sums to nothing in every currency', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await desk.payments.settle(placed.order.Payment.Id)

    const { accounts, sums } = await desk.ledger()

    expect(accounts.some(({ entries }) => entries > 0)).toBe(true)
    for (const { amount } of sums) expect(amount).toBe(0)
  })
})

describe('scenarios at the console', () => {
  it('ERR-3 plays one in a sandbox of its own, and gives each request, answer and lines for a shell', async () => {
    await visitor.call('getCompany')

    const played = await desk.scenarios.run('login-wrong-password')

    expect(played.passed).toBe(true)
    expect(played.steps.at(-1)).toMatchObject({
      request: { method: 'POST' },
      answer: { status: 401 },
    })
    expect(played.curl).toContain('/travel/v1/auth/login')
    expect((await desk.requests.list()).requests).toHaveLength(1)
    await expect(desk.scenarios.run('none')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('ERR-3 lists them by what they are about, each with its ending', async () => {
    const { groups, inputs } = await desk.scenarios.list()

    const listed = groups.flatMap(({ scenarios }) => scenarios)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
    expect(listed.find(({ id }) => id === 'login-wrong-password')).toMatchObject({
      operation: 'login',
      expected: { refused: 'login_failed' },
    })
    expect(inputs.length).toBeGreaterThan(0)
  })
})

describe('reset', () => {
  it('APP-2 goes back to the fixtures and leaves the clock', async () => {
    const placed = await visitor.book()
    await desk.clock.advance(60)
    await desk.faults.set([{ path: '/none', status: 503 }])

    await desk.reset()

    expect((await visitor.order(placed)).status).toBe(404)
    expect((await desk.outbox.list()).mails).toEqual([])
    expect((await desk.payments.list()).payments).toEqual([])
    expect((await desk.faults.list()).rules).toEqual([])
    expect((await desk.clock.read()).now).toBe('2026-11-20T06:31:00.000Z')
  })
})
