import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import type { ConsoleRefusal } from '../console-refusal.ts'

const BUDI = { tenant: 'nusa', username: 'budi' }

async function open(seed: string) {
  const opened = await openSandbox({ seed })
  const { call, sandbox, store, services, clock } = opened
  const orders = async () => {
    const body = { Username: 'budi', Password: 'selat-demo-2' }
    const { body: session } = await call('login', { body })
    const { body: list } = await call('listOrders', {
      token: session.Token,
      query: { limit: 50 },
    })
    return list.Items
  }
  /** The travellers of an account's orders. */
  const travellers = async () => {
    const rows = await store.db.selectFrom('order_items').select('passengers').execute()
    return rows.flatMap(({ passengers }) => JSON.parse(passengers) as { lastName: string }[])
  }
  const audit = () => auditSandbox(store.db, services, clock.now())
  return { ...opened, desk: sandbox.console, orders, travellers, audit }
}

it('CHK-10 an account is given orders that are paid, cancelled or open', async () => {
  const { desk, orders, travellers, audit } = await open('a history')

  const { placed } = await desk.history({ ...BUDI, orders: 20 })

  const list = await orders()
  const states = new Set(list.map(({ Status }) => Status))
  expect([placed, list.length]).toEqual([20, 20])
  expect([...states].toSorted()).toEqual(['CANCELLED', 'ENTRY', 'POSTED'])
  expect(new Set((await travellers()).map(({ lastName }) => lastName)).size).toBeGreaterThan(8)
  expect(await audit()).toEqual([])
})

it('APP-2 the same seed gives the same orders and people, and another seed gives others', async () => {
  const [first, again, other] = await Promise.all(
    ['one', 'one', 'two'].map(async (seed) => {
      const { desk, orders, travellers } = await open(seed)
      await desk.history({ ...BUDI, orders: 6 })
      return JSON.stringify([await orders(), await travellers()])
    }),
  )

  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('CHK-10 an account gets other orders the second time', async () => {
  const { desk, orders } = await open('a history')
  await desk.history({ ...BUDI, orders: 3 })
  const before: Schemas['OrderSummary'][] = await orders()

  await desk.history({ ...BUDI, orders: 3 })

  const ids = new Set(before.map(({ Id }) => Id))
  const added = (await orders()).filter(({ Id }) => !ids.has(Id))
  expect(added).toHaveLength(3)
  expect(added.map(({ TotalAmount }) => TotalAmount)).not.toEqual(
    before.map(({ TotalAmount }) => TotalAmount),
  )
})

it.each([
  [{ tenant: 'nusa', username: 'nobody', orders: 1 }, 404, ['/username unknown']],
  [{ tenant: 'nobody', username: 'budi', orders: 1 }, 400, ['/tenant not_allowed']],
  [{ tenant: 'nusa', username: 'faridah', orders: 1 }, 403, []],
  [{ tenant: 'b2b', username: 'rizal', orders: 1 }, 403, []],
  [{ tenant: 'nusa', username: 'budi', orders: 51 }, 400, ['/orders too_large']],
])('APP-2 a history of %j is refused', async (wanted, status, fields) => {
  const { desk } = await open('a history')

  const refused = await desk.history(wanted).catch((error: unknown) => error as ConsoleRefusal)

  expect(refused).toMatchObject({ status })
  expect(
    'errors' in refused && refused.errors.map(({ pointer, code }) => `${pointer} ${code}`),
  ).toEqual(fields)
})

it('APP-2 a history for an account with an unconfirmed address is refused for that reason', async () => {
  const { desk } = await open('a history')

  const refused = desk.history({ tenant: 'nusa', username: 'putri', orders: 1 })

  await expect(refused).rejects.toMatchObject({ status: 403, code: 'email_not_verified' })
})
