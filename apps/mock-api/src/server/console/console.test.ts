import { beforeEach, describe, expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor, type Visitor } from '../../../lab/testing/visitor.ts'
import { attractionInput } from '../../scenarios/sample-products.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

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
  it('APP-2 names itself, its engine and the version of the contract', async () => {
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

  it('CHK-3 sets, advances, freezes and runs the clock', async () => {
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
  ])('CHK-3 refuses %s %s with a problem that names the field', async (path, body, pointer) => {
    sandbox.clock.freeze('2099-06-01T00:00:00Z')

    const answer = await post(`/api/${path}`, body)

    expect(answer.status).toBe(400)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] })
    expect(sandbox.clock.now()).toBe('2099-06-01T00:00:00.000Z')
  })

  it('ERR-4 a body that is not declared as JSON is refused as in the API', async () => {
    const answer = await fetchConsole('/api/clock/advance', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '{"seconds":60}',
    })

    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({
      code: 'unsupported_media_type',
      params: { expected: 'application/json' },
      errors: [],
    })
  })

  it('CHK-8 lists sailings with their seats, the held ones included', async () => {
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

  it('CHK-8 sets the seats that are left, and the search follows', async () => {
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

  it('CHK-8 PRD-1 sets what is left of a product on a day, and the cart follows', async () => {
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

  it('CHK-10 shows a mail as a page that can neither run scripts nor load anything', async () => {
    const placed = await visitor.book()
    const [mail] = (await desk.outbox.list(placed.order.Id)).mails

    const page = await fetchConsole(`/api/outbox/${mail?.id}/html`)

    expect(mail?.subject).toContain(placed.order.ConfirmationNumber)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await page.text()).toContain('<h1')
  })
})

describe('scenarios at the console', () => {
  it('ERR-3 plays a scenario in a sandbox of its own, and shows each request, answer and lines for a shell', async () => {
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

  it('ERR-3 lists scenarios in groups, each with its ending', async () => {
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
  it('APP-2 restores the fixtures, but keeps the clock', async () => {
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
