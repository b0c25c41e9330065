import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'

import { freshStore, lastingStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor } from '../../../lab/testing/visitor.ts'
import { auditStock } from '../../audit/audit-stock.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { runDueWorkNow } from '../../server/parts/run-due-work-now.ts'
import type { SandboxOptions } from '../../server/sandbox/sandbox.ts'
import { claimIntent } from '../idempotency/idempotency-claims.ts'
import { type Db, openStore } from './store.ts'

const body = cartOf(oneWayItem())

/** Opens two sandboxes that share nothing but the database, as two processes would. */
async function openTwo(options: SandboxOptions = {}) {
  const place = await freshStore('postgres')
  const open = async () => {
    const opened = await openSandbox({ ...place, seed: 'instances', ...options })
    return {
      ...opened,
      visitor: createVisitor(opened.sandbox),
      operate: createOperator(opened.sandbox),
    }
  }
  return { place, one: await open(), other: await open() }
}

describe('two instances on one PostgreSQL', () => {
  it('CHK-8 of 64 visitors of both who reach for one seat at once one gets it', async () => {
    const { one, other } = await openTwo()
    const lastSeat = cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] }))

    const answers = await Promise.all(
      Array.from({ length: 32 }, () => [one, other]).flatMap((both) =>
        both.map(({ send }) => send('addToCart', { body: lastSeat })),
      ),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(63)
    expect(await auditStock(other.store.db, other.services)).toEqual([])
  })

  it('CHK-8 an intent that one is at work on is in progress for the other, and then replayed by both', async () => {
    const { one, other } = await openTwo()
    const header = { 'Idempotency-Key': 'an-intent-on-its-way-1' }
    const { request, finish } = withHeldBack(one.toRequest('addToCart', { header, body }))

    const first = one.fetch(request)
    await expect
      .poll(() => one.store.db.selectFrom('idempotency_claims').select('key').execute())
      .toHaveLength(1)
    const meanwhile = await other.refused('addToCart', { header, body })
    finish()
    const done = await first
    const text = await done.text()
    const replays = [
      await one.call('addToCart', { header, body }),
      await other.call('addToCart', { header, body }),
    ]

    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'idempotency_in_progress'])
    expect(done.status).toBe(201)
    expect(replays.map((replay) => replay.text)).toEqual([text, text])
    expect(await one.store.db.selectFrom('cart_items').select('id').execute()).toHaveLength(1)
    expect(await one.store.db.selectFrom('idempotency_claims').selectAll().execute()).toEqual([])
  })

  it('CHK-8 each of many intents that are sent to both at once has one effect', async () => {
    const { one, other } = await openTwo()
    const keys = Array.from({ length: 12 }, (_, index) => `sent-to-both-at-once-${index}`)

    const pairs = await Promise.all(
      keys.map((key) =>
        Promise.all(
          [one, other].map(({ send }) =>
            send('addToCart', { header: { 'Idempotency-Key': key }, body }),
          ),
        ),
      ),
    )

    for (const pair of pairs) {
      const made = pair.filter(({ status }) => status === 201)
      const first = made.filter(({ headers }) => !headers.has('Idempotent-Replayed'))
      const rest = pair.filter((answer) => !first.includes(answer))
      expect(first).toHaveLength(1)
      // The second call arrives either while the first one is at work (409) or after it (the same answer).
      for (const { status, text } of rest)
        expect(status === 409 || text === first[0]?.text).toBe(true)
    }
    const items = await one.store.db.selectFrom('cart_items').select('id').execute()
    expect(items).toHaveLength(keys.length)
  })

  it('CHK-8 an intent of an instance that died is taken over when its lease is over', async () => {
    const { one, other } = await openTwo()
    const intent = { tenant: 'nusa', scope: 'anybody', key: 'an-intent-of-the-dead-1' }
    const claim = (store: typeof one.store, now?: () => number) => claimIntent(store, intent, now)
    const aWhileAgo = () => Date.now() - 15_000

    const left = await claim(one.store, aWhileAgo)
    const early = await claim(other.store)
    const later = await claim(other.store, () => Date.now() + 15_000)

    expect([left !== null, early, later !== null]).toEqual([true, null, true])
    await left?.release()
    expect(await claim(one.store)).toBeNull()
  })

  it('CRT-2 time that is moved at one is the time of the other at once, and its holds lapse', async () => {
    const { one, other } = await openTwo()
    const { body: cart } = await other.call('addToCart', { body })
    const header = { 'Cart-Token': cart.Token }

    await one.operate('clock/advance', { seconds: 15 * 60 })
    const expired = await other.call('getCart', { header })
    await other.operate('clock', { frozen: true, now: '2026-11-21T00:00:00Z' })
    const moved = await one.operate<{ now: string }>('clock')
    await one.operate('clock', { frozen: false })
    const running = await other.operate<{ frozen: boolean }>('clock')

    expect(expired.body.AsOf).toBe('2026-11-20T06:45:00.000Z')
    expect(expired.body.Items[0]?.State).toBe('expired')
    expect(moved.body.now).toBe('2026-11-21T00:00:00.000Z')
    expect(running.body.frozen).toBe(false)
  })

  it('CRT-2 one that joins later follows the time there is, and one that asks for another sets it', async () => {
    const { place, one } = await openTwo()
    await one.operate('clock/advance', { seconds: 60 })

    const joined = await openSandbox({ ...place, seed: 'instances' })
    const asked = await openSandbox({ ...place, clock: '2026-12-01T00:00:00Z' })
    const followed = await one.operate<{ now: string }>('clock')

    expect(joined.clock.now()).toBe('2026-11-20T06:31:00.000Z')
    expect(asked.clock.now()).toBe('2026-12-01T00:00:00.000Z')
    expect(followed.body.now).toBe('2026-12-01T00:00:00.000Z')
  })

  it('ERR-4 how payments end and which faults happen is set for both, and a fault that happens once happens once', async () => {
    const { one, other } = await openTwo()

    await one.operate('simulation', { simulation: 'automatic' })
    await one.operate('faults', {
      rules: [{ path: '/travel/v1/company', status: 503, times: 1 }],
    })
    const simulation = await other.operate('simulation')
    const answers = [
      await other.send('getCompany'),
      await one.send('getCompany'),
      await other.send('getCompany'),
    ]

    expect(simulation.body).toEqual({ simulation: 'automatic' })
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200])
  })

  it('CHK-8 a reset at one is one of both', async () => {
    const { one, other } = await openTwo()
    const placed = await other.visitor.book()

    await one.operate('reset', {})
    const gone = await other.visitor.order(placed)

    expect(gone.status).toBe(404)
    expect(await auditStock(one.store.db, one.services)).toEqual([])
  })

  it('CHK-1 the same seed draws other ids at each, and an order of one is paid and opened at the other', async () => {
    const { one, other } = await openTwo()

    const mine = await one.visitor.book()
    const yours = await other.visitor.book()
    await other.visitor.choose(mine, 'QRIS')
    await one.operate(`payments/${mine.order.Payment.Id}/settle`, {})
    const tickets = await other.visitor.tickets(mine)
    await one.visitor.choose(yours, 'QRIS')
    await other.operate(`payments/${yours.order.Payment.Id}/settle`, {})

    expect(mine.order.Id).not.toBe(yours.order.Id)
    expect(tickets.body.Items).toHaveLength(1)
    expect((await one.visitor.order(yours)).body.Status).toBe('POSTED')
  })

  it('CHK-8 what time does is done once when both do it at once', async () => {
    const { one, other } = await openTwo({ simulation: 'automatic' })
    for (let index = 0; index < 4; index += 1) {
      await one.call('addToCart', { body })
      await other.visitor.choose(await other.visitor.book(), 'QRIS')
      await one.visitor.book()
    }

    await one.operate('clock/advance', { seconds: 30 })
    const both = [one, other, one, other].map(({ services }) => runDueWorkNow(services))
    await Promise.all(both)
    const settled = await one.store.db.selectFrom('tickets').select('id').execute()
    one.clock.advance(24 * 3600)
    await one.services.settings.settle()
    await Promise.all([one, other, one, other].map(({ services }) => runDueWorkNow(services)))

    expect(settled).toHaveLength(4)
    expect(await auditStock(one.store.db, one.services)).toEqual([])
    const states = await one.store.db.selectFrom('orders').select('status').execute()
    expect(states.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'EXPIRED'),
      ...Array.from({ length: 4 }, () => 'POSTED'),
    ])
  })

  it('ACC-6 wrong passwords are counted for both together', async () => {
    const { one, other } = await openTwo()
    const wrong = { body: { Username: 'weiling', Password: 'wrong' } }

    for (let tries = 0; tries < 5; tries += 1) {
      await one.refused('login', wrong)
      await other.refused('login', wrong)
    }

    expect((await one.refused('login', wrong)).body.code).toBe('rate_limited')
  })
})

it('CHK-8 of instances that start at once on nothing one makes the tables, and all find them', async () => {
  const place = await lastingStore()

  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(place)))
  const found = await Promise.all(
    stores.map(({ db }) => db.selectFrom('carts').selectAll().execute()),
  )
  await Promise.all(stores.map((store) => store.close()))

  expect(found).toEqual(stores.map(() => []))
})

describe('a database that goes away', () => {
  it('ERR-4 is told of in one sentence when nobody answers there', async () => {
    const databaseUrl = 'postgres://nobody:nothing@127.0.0.1:1/none'

    await expect(openStore({ databaseUrl })).rejects.toThrow('The database cannot be reached')
  })

  it('ERR-4 is a fault of the call that it breaks, and the next ones are answered', async () => {
    const { send, store } = await openSandbox(await freshStore('postgres'))
    const killed = store.transaction(async (db) => {
      await endConnection(await connectionOf(db))
      await db.selectFrom('meta').select('name').execute()
    })

    await expect(killed).rejects.toThrow('closed the connection')
    expect((await send('addToCart', { body })).status).toBe(201)
    await expect(store.ready()).resolves.toBeUndefined()
  })

  it('ERR-4 may go while nobody asks: at most the next call fails, and no process', async () => {
    const { send, store } = await openSandbox(await freshStore('postgres'))
    await endConnection(await connectionOf(store.db))

    await expect.poll(() => send('addToCart', { body }).then(({ status }) => status)).toBe(201)
  })
})

/** Returns a request whose body ends only when `finish` is called. */
function withHeldBack(whole: Request): { request: Request; finish: () => void } {
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  const text = whole.clone().text()
  const stream = new ReadableStream({
    async pull(controller) {
      await held
      controller.enqueue(new TextEncoder().encode(await text))
      controller.close()
    },
  })
  const { url, method, headers } = whole
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: stream, duplex: 'half' }
  return { request: new Request(url, init), finish }
}

async function connectionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

/** Ends a connection from the server's side, as a database that is being stopped does. */
async function endConnection(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') ?? '' })
  await client.connect()
  await client.query('select pg_terminate_backend($1)', [pid])
  await client.end()
}
