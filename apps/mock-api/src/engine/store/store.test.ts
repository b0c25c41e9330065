import { expect, it, onTestFinished, vi } from 'vitest'

import { createCaller } from '../../../lab/testing/create-caller.ts'
import { freshFile, freshStore, lastingStore } from '../../../lab/testing/fresh-store.ts'
import { TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { createSandbox } from '../../server/sandbox/sandbox.ts'
import { retryContention } from './retry-contention.ts'
import { openStore } from './store.ts'

it('CRT-1 a sandbox that starts again on its data has lost nothing', async () => {
  const options = { ...(await lastingStore()), clock: TEST_NOW, seed: 'restart' }
  const before = await createSandbox(options)
  const { call } = createCaller(before)
  const header = { 'Idempotency-Key': 'before-the-restart-01' }
  const added = await call('addToCart', { header, body: cartOf(oneWayItem()) })
  const login = await call('login', { body: { Username: 'budi', Password: 'selat-demo-2' } })
  await before.close()

  const after = await createSandbox(options)
  onTestFinished(() => after.close())
  const again = createCaller(after)
  const cart = await again.call('getCart', { header: { 'Cart-Token': added.body.Token } })
  const replay = await again.call('addToCart', { header, body: cartOf(oneWayItem()) })
  const session = await again.call('getSession', { token: login.body.Token })
  const second = await again.call('addToCart', { body: cartOf(oneWayItem()) })

  expect(cart.body.Items).toEqual(added.body.Items)
  expect(replay.text).toBe(added.text)
  expect(session.body.User.Username).toBe('budi')
  expect(second.body.Items[0]?.Id).not.toBe(added.body.Items[0]?.Id)
})

it('CRT-2 a clock that was frozen or moved is so after a restart', async () => {
  const place = await lastingStore()
  const first = await createSandbox(place)
  first.clock.freeze('2026-12-24T10:00:00Z')
  first.clock.advance(60)
  await first.close()

  const second = await createSandbox(place)
  const kept = second.clock.state()
  second.clock.run()
  await second.close()
  const third = await createSandbox(place)
  onTestFinished(() => third.close())

  expect(kept).toEqual({ frozen: true, now: '2026-12-24T10:01:00.000Z' })
  expect(third.clock.state().frozen).toBe(false)
  expect(third.clock.now() >= '2026-12-24T10:01:00.000Z').toBe(true)
})

it('CHK-8 one process at a time holds a data file', async () => {
  const data = await freshFile()
  const first = await openStore({ data })

  await expect(openStore({ data })).rejects.toThrow('in use by another process')
  await first.close()
  const second = await openStore({ data })
  onTestFinished(() => second.close())

  expect(await second.db.selectFrom('carts').selectAll().execute()).toEqual([])
})

it('CHK-8 a transaction that fails leaves nothing behind', async () => {
  const store = await openStore(await freshStore())
  onTestFinished(() => store.close())
  const row = { tenant: 'x', name: 'y', value: '1' }

  const failed = store.transaction(async (db) => {
    await db.insertInto('meta').values(row).execute()
    throw new Error('after the insert')
  })

  await expect(failed).rejects.toThrow('after the insert')
  expect(await store.db.selectFrom('meta').selectAll().execute()).toEqual([])
})

it.each([
  ['a negative number', { held: -1, sold: 0 }],
  ['more than there are', { held: 6, sold: 5 }],
])('CHK-8 the store itself refuses %s of seats', async (_what, seats) => {
  const store = await openStore(await freshStore())
  onTestFinished(() => store.close())
  const row = { tenant: 'network', resource: 's', unit: 'ECO', capacity: 10, ...seats }

  const inserted = store.db.insertInto('stock').values(row).execute()

  await expect(inserted).rejects.toThrow(/check constraint/i)
})

it('CHK-8 text is in the order of its bytes, and a range of it too, whatever the language of the database', async () => {
  const store = await openStore(await freshStore())
  onTestFinished(() => store.close())
  const names = ['b', 'A-1', 'a', 'A.', 'é', 'A-', 'Z', '船', 'ä', '_']
  const rows = names.map((name) => ({ tenant: 'x', name, value: '1' }))
  await store.db.insertInto('meta').values(rows).execute()

  const named = store.db.selectFrom('meta').select('name').orderBy('name')
  const all = await named.execute()
  const range = await named.where('name', '>=', 'A-').where('name', '<', 'A.').execute()

  expect(all.map(({ name }) => name)).toEqual(
    names.toSorted((one, two) => Buffer.compare(Buffer.from(one), Buffer.from(two))),
  )
  expect(range.map(({ name }) => name)).toEqual(['A-', 'A-1'])
})

it('CHK-8 sums and counts are numbers, and bytes are bytes', async () => {
  const store = await openStore(await freshStore())
  onTestFinished(() => store.close())
  const { db } = store
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const payment = (order_id: string) => ({
    ...{ tenant: 'x', id: `pay_${order_id}`, order_id, state: 'paid' as const },
    ...{ currency: 'IDR', exponent: 0, amount: 4_000_000_000 },
  })
  await db.insertInto('payments').values(['1', '2'].map(payment)).execute()
  const proof = { tenant: 'x', id: 'prf', payment_id: 'pay_1', file_name: 'a.png', size: 256 }
  await db
    .insertInto('proofs')
    .values({ ...proof, media_type: 'image/png', bytes, uploaded_at: '', rejection: null })
    .execute()

  const sums = await db
    .selectFrom('payments')
    .select(({ fn }) => [
      fn.sum('amount').as('amount'),
      fn.sum('exponent').as('exponents'),
      fn.countAll().as('payments'),
    ])
    .executeTakeFirst()
  const kept = await db.selectFrom('proofs').select('bytes').executeTakeFirstOrThrow()

  expect(sums).toEqual({ amount: 8_000_000_000, exponents: 0, payments: 2 })
  expect(kept.bytes.constructor).toBe(Uint8Array)
  expect([...kept.bytes]).toEqual([...bytes])
})

it('CHK-8 the version of a store moves with every committed write and with nothing else', async () => {
  const store = await openStore({ data: await freshFile() })
  onTestFinished(() => store.close())
  const row = (name: string) => ({ tenant: 'x', name, value: '1' })
  const versions = [store.version()]
  const note = () => versions.push(store.version())

  await store.db.insertInto('meta').values(row('outside')).returning('name').execute()
  note()
  await store.transaction(async (db) => {
    await db.insertInto('meta').values(row('inside')).execute()
    await db.updateTable('meta').set({ value: '2' }).execute()
    note()
  })
  note()
  await store.transaction((db) => db.selectFrom('meta').selectAll().execute())
  await store.db.deleteFrom('meta').where('name', '=', 'nobody').execute()
  note()
  const undone = store.transaction(async (db) => {
    await db.deleteFrom('meta').execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  note()

  const first = versions[0] ?? 0
  expect(versions).toEqual([0, 1, 1, 2, 2, 2].map((moved) => first + moved))
})

it.each([[{ errcode: 5 }], [{ errcode: 517 }], [{ code: '40001' }], [{ code: '40P01' }]])(
  'CHK-8 work that only met other work (%o) is done again',
  async (contention) => {
    const work = vi.fn<() => Promise<string>>()
    work.mockRejectedValueOnce(Object.assign(new Error('busy'), contention))
    work.mockResolvedValueOnce('done')

    expect(await retryContention(work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  },
)

it('CHK-8 work that fails for another reason, or again and again until a deadline, fails', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('broken')))
  const busy = vi.fn(() => Promise.reject(Object.assign(new Error('busy'), { errcode: 5 })))

  await expect(retryContention(broken)).rejects.toThrow('broken')
  await expect(retryContention(busy, { deadlineMs: 50 })).rejects.toThrow('busy')
  expect(broken).toHaveBeenCalledTimes(1)
  expect(busy.mock.calls.length).toBeGreaterThan(3)
})
