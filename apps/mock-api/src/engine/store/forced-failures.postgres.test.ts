import { expect, it } from 'vitest'

import type { createCaller } from '../../../lab/testing/create-caller.ts'
import { freshStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { refuseSome } from '../../../lab/testing/refuse-some.ts'
import { rushForSeats } from '../../../lab/testing/rush.ts'
import { createOperator } from '../../../lab/testing/visitor.ts'
import { auditLedger } from '../../audit/audit-ledger.ts'
import { auditStock } from '../../audit/audit-stock.ts'

it('CHK-8 CRT-2 a rush that is refused at random leaves every seat and every rupiah where it belongs', async () => {
  const { disturb, refused } = refuseSome('rush')
  const place = await freshStore('postgres')
  const { sandbox, send, store, services } = await openSandbox({ ...place, disturb })
  const other = await openSandbox(place)
  const operate = createOperator(other.sandbox)
  const statuses: number[] = []
  const counted: ReturnType<typeof createCaller>['send'] = async (id, parts) => {
    const answer = await (statuses.length % 2 === 0 ? send : other.send)(id, parts)
    statuses.push(answer.status)
    return answer
  }

  const placed = await rushForSeats({
    send: counted,
    act: (path) => operate(path, {}),
    clients: 8,
    steps: 20,
    seed: 'forced',
  })
  sandbox.clock.advance(24 * 3600)
  await sandbox.services.settings.settle()
  await other.call('searchFerry', { query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' } })

  expect(refused()).toBeGreaterThan(30)
  expect(placed.length).toBeGreaterThan(3)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await auditStock(store.db, services)).toEqual([])
  expect(await auditLedger(store.db)).toEqual([])
})
