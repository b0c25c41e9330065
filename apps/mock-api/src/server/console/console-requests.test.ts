import { beforeEach, describe, expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { adult, createVisitor, type Visitor } from '../../../lab/testing/visitor.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor
let desk: Sandbox['console']

beforeEach(async () => {
  ;({ sandbox } = await openSandbox({ seed: 'console' }))
  visitor = createVisitor(sandbox)
  desk = sandbox.console
})

const post = (path: string, body: string) =>
  sandbox.fetch(
    new Request(`http://localhost/__mock${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  )

describe('the log of requests, and faults', () => {
  it('ERR-4 logs the cause of a fault of the server', async () => {
    await sandbox.store.db.schema.dropTable('outbox').execute()

    await expect(desk.outbox.list()).rejects.toMatchObject({ status: 500, code: 'internal_error' })

    const [logged] = sandbox.services.requests.list()
    expect(logged?.error).toContain('no such table: outbox')
  })

  it('ERR-4 makes calls fail by its rules, and clears the rules', async () => {
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

  it('ERR-4 applies the rules of a profile', async () => {
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

  it('API-4 shows what was sent and answered, without secrets', async () => {
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

  it('API-4 shows which fields of the input were wrong', async () => {
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

  it('API-4 shows which fields an operation refused, also for a replay', async () => {
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
})
