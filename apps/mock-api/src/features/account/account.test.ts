import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createClock } from '../../engine/time/clock.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }

it.each(['weiling', 'WeiLing', 'weiling.tan@traveller.example', ' weiling '])(
  'ACC-3 %s and the password open a session of seven days',
  async (Username) => {
    const { call } = await openSandbox()

    const { body } = await call('login', { body: { ...weiling, Username } })

    expect(body.ExpiresAt).toBe('2026-11-27T06:30:00.000Z')
    expect(body.User).toMatchObject({
      Name: 'Wei Ling Tan',
      Role: { Name: 'Customer' },
      CurrencyObj: { Code: 'SGD' },
      IsB2B: 'false',
      IsB2C: 'true',
    })
    expect(body.Token.length).toBeGreaterThanOrEqual(22)
  },
)

it('ACC-3 an account that does not exist is refused in the same way as a wrong password', async () => {
  const { refused } = await openSandbox()

  const wrong = await refused('login', { body: { ...weiling, Password: 'wrong-password' } })
  const nobody = await refused('login', { body: { Username: 'nobody', Password: 'selat-demo-1' } })

  expect([wrong.status, wrong.body.code]).toEqual([401, 'login_failed'])
  expect({ ...nobody.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
})

it("ACC-3 an account can log in on its own tenant's site only", async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('login', { query: { system: 4103 }, body: weiling })

  expect(body.code).toBe('login_failed')
})

it('ACC-2 an unconfirmed e-mail address is reported only with the right password', async () => {
  const { refused } = await openSandbox()

  const right = await refused('login', { body: { Username: 'putri', Password: 'selat-demo-3' } })
  const wrong = await refused('login', { body: { Username: 'putri', Password: 'selat-demo-9' } })

  expect([right.status, right.body.code]).toEqual([403, 'email_not_verified'])
  expect(wrong.body.code).toBe('login_failed')
})

it('ACC-6 the eleventh wrong try within a minute is refused with the seconds to wait, and other accounts are not', async () => {
  const { call, refused, clock } = await openSandbox()
  clock.advance(20)
  const wrong = { ...weiling, Password: 'wrong-password' }
  for (let tries = 0; tries < 10; tries += 1) await refused('login', { body: wrong })

  const eleventh = await refused('login', { body: weiling })
  const other = await call('login', { body: { Username: 'budi', Password: 'selat-demo-2' } })
  clock.advance(40)
  const later = await call('login', { body: weiling })

  expect([eleventh.status, eleventh.body.code]).toEqual([429, 'rate_limited'])
  expect(eleventh.headers.get('Retry-After')).toBe('40')
  expect(eleventh.body.detail).toBe('Too many tries, wait 40 seconds')
  expect([other.status, later.status]).toEqual([200, 200])
})

/** Logs in from an address of a network. */
async function openAddresses(options: Parameters<typeof openSandbox>[0] = {}) {
  const opened = await openSandbox(options)
  const from = async (remoteAddress: string, Username: string, Password: string) => {
    const request = opened.toRequest('login', { body: { Username, Password } })
    return (await opened.app.fetch(request, { incoming: { socket: { remoteAddress } } })).status
  }
  return { ...opened, from }
}

it('ACC-6 wrong passwords from one address do not keep the owner out at another address', async () => {
  const { from } = await openAddresses()
  for (let tries = 0; tries < 11; tries += 1) await from('192.0.2.1', 'weiling', 'wrong-password')

  const other = await from('192.0.2.1', 'weiling', 'selat-demo-1')
  const owner = await from('192.0.2.2', 'weiling', 'selat-demo-1')

  expect([other, owner]).toEqual([429, 200])
})

it('ACC-6 logins that succeed do not count, however many come from one address', async () => {
  const { from } = await openAddresses()
  const statuses = new Set<number>()
  for (let logins = 0; logins < 101; logins += 1)
    statuses.add(await from('192.0.2.1', 'weiling', 'selat-demo-1'))

  expect([...statuses]).toEqual([200])
})

it('ACC-6 logging in to one’s own account does not clear wrong tries at another one', async () => {
  const { from } = await openAddresses()
  for (let tries = 0; tries < 10; tries += 1) {
    await from('192.0.2.1', 'weiling', 'wrong-password')
    await from('192.0.2.1', 'budi', 'selat-demo-2')
  }

  expect(await from('192.0.2.1', 'weiling', 'selat-demo-1')).toBe(429)
})

it('ACC-6 while the sandbox’s clock is frozen, a login is possible again after the stated time', async () => {
  let real = Date.parse('2030-01-01T00:00:00Z')
  const clock = createClock('2026-11-20T06:30:20Z', () => real)
  const { call, refused } = await openSandbox({ clock })
  const wrong = { ...weiling, Password: 'wrong-password' }
  for (let tries = 0; tries < 10; tries += 1) await refused('login', { body: wrong })
  real += 39_000
  const early = await refused('login', { body: weiling })

  real += 1000
  const late = await call('login', { body: weiling })

  expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '40'])
  expect(late.status).toBe(200)
  expect(clock.now()).toBe('2026-11-20T06:30:20.000Z')
})

it('ACC-6 an address that tries many accounts is refused, and other addresses are not', async () => {
  const { from } = await openAddresses()
  const tryFrom = (address: string, Username: string) => from(address, Username, 'selat-demo-1')
  const list = Array.from({ length: 100 }, (_, index) => `name${index}`)
  const tried = await Promise.all(list.map((name) => tryFrom('192.0.2.1', name)))

  const next = await tryFrom('192.0.2.1', 'weiling')
  const other = await tryFrom('192.0.2.2', 'weiling')

  expect(new Set(tried)).toEqual(new Set([401]))
  expect([next, other]).toEqual([429, 200])
})

it('ACC-6 only a hash of the token is kept', async () => {
  const { call, store } = await openSandbox()

  const { body } = await call('login', { body: weiling })

  const rows = await store.db.selectFrom('sessions').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(body.Token)
})

it('SES-3 a session can be read, and is gone after signing out', async () => {
  const { call, refused } = await openSandbox()
  const { Token: token } = (await call('login', { body: weiling })).body

  const { body } = await call('getSession', { token })
  const out = await call('logout', { token })
  const after = await refused('getSession', { token })

  expect(body.User.Username).toBe('weiling')
  expect(out.status).toBe(204)
  expect([after.status, after.body.code]).toEqual([401, 'unauthorized'])
})

it('ACC-6 a session ends after seven days', async () => {
  const { call, refused, clock } = await openSandbox()
  const { Token: token } = (await call('login', { body: weiling })).body
  const week = 7 * 24 * 3600

  clock.advance(week - 1)
  const before = await call('getSession', { token })
  clock.advance(1)
  const after = await refused('getSession', { token })

  expect([before.status, after.status]).toEqual([200, 401])
})

it('API-2 a token is refused by another tenant, also by its start call', async () => {
  const { call, send } = await openSandbox()
  const { Token: token } = (await call('login', { body: weiling })).body

  const elsewhere = await send('getSession', { query: { system: 4103 }, token })
  const start = await send('getBase', { query: { system: 123, web: 'www.selat.test' }, token })
  const startElsewhere = await send('getBase', {
    query: { system: 123, web: 'riauline.selat.test' },
    token,
  })

  expect([elsewhere.status, start.status, startElsewhere.status]).toEqual([401, 200, 401])
})

it('API-2 without a valid token the calls of an account are refused', async () => {
  const { send } = await openSandbox()

  const answers = [await send('getSession'), await send('logout', { token: 'x' })]

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
})
