import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { cartOf, oneWayItem } from '../scenarios/sample-items.ts'
import { auditSeats } from '../testing/audit-seats.ts'
import { createCaller } from '../testing/create-caller.ts'
import { openSandbox, TEST_NOW } from '../testing/open-sandbox.ts'
import { rushForSeats } from '../testing/rush.ts'
import { startCommand } from '../testing/start-command.ts'
import { createOperator } from '../testing/visitor.ts'

it('CHK-8 of 64 visitors who reach for one seat at once one gets it', async () => {
  const { send, store, services } = await openSandbox()
  const body = cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] }))

  const answers = await Promise.all(Array.from({ length: 64 }, () => send('addToCart', { body })))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(63)
  expect(await auditSeats(store.db, services.network)).toEqual([])
})

it('CHK-8 CRT-2 whatever many do at once, while holds and orders lapse, every seat is somebody’s', async () => {
  const { sandbox, send, store, services, clock } = await openSandbox()
  const operate = createOperator(sandbox)
  const lapse = setInterval(() => clock.advance(100), 20)
  onTestFinished(() => clearInterval(lapse))

  const told = await rushForSeats({
    send,
    act: (path) => operate(path, {}),
    clients: 16,
    steps: 40,
    seed: 'rush',
  })

  expect(told.length).toBeGreaterThan(5)
  expect(await auditSeats(store.db, services.network)).toEqual([])
  clock.advance(24 * 3600)
  await send('searchFerry', { query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' } })
  expect(await auditSeats(store.db, services.network)).toEqual([])
  expect(services.requests.list().filter(({ status }) => status >= 500)).toEqual([])
}, 60_000)

it('CHK-8 killed in the middle of a rush, it comes back with every seat, order and ticket that was told of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selat-'))
  const data = join(folder, 'sandbox.db')
  const command = startCommand('--port', '0', '--data', data, '--clock', TEST_NOW)
  onTestFinished(() => rm(folder, { recursive: true }))
  const url = await command.readyAt()
  const { send } = createCaller({
    fetch: (request) =>
      fetch(new Request(request.url.replace('http://sandbox.test', url), request)),
  })
  const act = (path: string, body: object = {}) =>
    fetch(`${url}/__mock/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  // The clock stands, so nothing lapses: enough seats for orders to go on until the end.
  for (const sailing of ['sai_HFC-BTC-SRL-20261212-1020', 'sai_BTC-HFC-SRL-20261213-1610'])
    await act(`sailings/${sailing}/capacity`, { seatsLeft: 2000 })

  const told = await rushForSeats({
    send,
    act,
    clients: 12,
    steps: 10_000,
    seed: 'kill',
    onOrder: (orders) => orders === 12 && command.child.kill('SIGKILL'),
  })

  await command.ended
  const { call, store, services } = await openSandbox({ data })
  expect(await auditSeats(store.db, services.network)).toEqual([])
  expect(told.length).toBeGreaterThanOrEqual(12)
  for (const { id, token, status } of told) {
    const { body } = await call('getBooking', {
      path: { id },
      header: { 'Booking-Token': token },
    })
    // The last that was told, or what was done after it and not told any more.
    expect(status === 'ENTRY' ? ['ENTRY', 'POSTED', 'CANCELLED'] : [status]).toContain(body.Status)
  }
}, 60_000)
