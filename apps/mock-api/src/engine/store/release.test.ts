import { expect, it } from 'vitest'

import { lastingStore } from '../../../lab/testing/fresh-store.ts'
import { keptReleases, loadRelease, readRelease } from '../../../lab/testing/load-release.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { opening, PROOF_BYTES } from '../../../lab/testing/play-release.ts'
import { createOperator } from '../../../lab/testing/visitor.ts'
import { auditStock } from '../../audit/audit-stock.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'

it.each(keptReleases())(
  'CHK-8 what release %s has kept is all there, and is gone on with',
  async (version) => {
    const place = await lastingStore()
    await loadRelease(version, place)
    const { clock, session, cart, intent, orders } = readRelease(version)

    // Without a clock of its own, the sandbox goes on at the time at which the release has left it.
    const { call, sandbox, store, services } = await openSandbox({ ...place, clock: undefined })
    const operate = createOperator(sandbox)
    const states = async () => {
      const found = await Promise.all(
        Object.values(orders).map((order) => call('getBooking', opening(order))),
      )
      return found.map(({ body }) => `${body.Status} ${body.Payment.State}`)
    }

    expect(sandbox.clock.state()).toEqual({ frozen: true, now: clock })
    expect(await states()).toEqual(['POSTED completed', 'ENTRY paid', 'ENTRY pending'])
    expect((await call('getSession', { token: session })).body.User.Username).toBe('weiling')
    const held = await call('getCart', { header: { 'Cart-Token': cart } })
    expect(held.body.Items.map(({ State }) => State)).toEqual(['held'])
    const tickets = await call('listTickets', opening(orders.paid))
    expect(tickets.body.Items.map(({ State }) => State)).toEqual(['issued'])
    const replay = await call('addToCart', {
      header: { 'Idempotency-Key': intent.key },
      body: cartOf(oneWayItem()),
    })
    expect(replay.text).toBe(intent.answer)
    const picture = await sandbox.fetch(
      new Request(`http://localhost/__mock/api/payments/${orders.declared.payment}/proof`),
    )
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PROOF_BYTES)

    await operate(`payments/${orders.declared.payment}/approve`, {})
    await operate(`payments/${orders.waiting.payment}/settle`, {})

    expect(await states()).toEqual(Array.from({ length: 3 }, () => 'POSTED completed'))
    for (const order of [orders.declared, orders.waiting]) {
      const issued = await call('listTickets', opening(order))
      expect(issued.body.Items.map(({ State }) => State)).toEqual(['issued'])
    }
    expect(await auditStock(store.db, services)).toEqual([])
  },
)

it('CHK-8 data that a newer release has kept is refused, and left as it is', async () => {
  const place = await lastingStore()
  await loadRelease('0.1.0', place)
  const first = await openSandbox(place)
  const newer = first.store.db.withTables<{ schema_versions: { name: string } }>()
  await newer.insertInto('schema_versions').values({ name: '9999-of-later' }).execute()
  await first.sandbox.close()

  await expect(openSandbox(place)).rejects.toThrow('newer release (9999-of-later)')
})
