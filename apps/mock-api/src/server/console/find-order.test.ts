import {
  orderTransitions,
  paymentTransitions,
  refundTransitions,
  ticketTransitions,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { playLongJourney } from '../../../lab/testing/long-journey.ts'
import { openChanges } from '../../../lab/testing/open-changes.ts'
import { openManifest } from '../../../lab/testing/open-manifest.ts'
import { openPaymentDesk } from '../../../lab/testing/open-payment-desk.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { NOW, pngFile } from '../../../lab/testing/visitor.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { StatePath } from './state-path.ts'

const TABLES = {
  order: orderTransitions,
  payment: paymentTransitions,
  refund: refundTransitions,
  ticket: ticketTransitions,
}

async function pathsOf({ console: desk }: Sandbox, id: string, of: StatePath['of']) {
  const { paths } = await desk.orders.find(id)
  return paths
    .filter((path) => path.of === of)
    .map(({ names, since, state, steps }) => ({
      names,
      since,
      state,
      steps: steps.map(({ event, to, at }) => `${at.slice(11, 16)} ${event} ${to}`),
    }))
}

describe('the states that an order has passed', () => {
  it('CHK-5 have each step of a payment with its instant, and the step of the order that follows it', async () => {
    const { sandbox, visitor, declare } = await openPaymentDesk()
    const placed = await declare()
    const { Id, Payment, ConfirmationNumber } = placed.order
    sandbox.clock.advance(60)
    await sandbox.console.payments.reject(Payment.Id, 'unreadable')
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)
    sandbox.clock.advance(60)
    await sandbox.console.payments.approve(Payment.Id)

    expect(await pathsOf(sandbox, Id, 'payment')).toEqual([
      {
        names: [Payment.Id],
        since: NOW,
        state: 'completed',
        steps: [
          '06:30 choose_method pending',
          '06:30 upload_proof pending',
          '06:30 declare_paid paid',
          '06:31 reject_proof pending',
          '06:31 upload_proof pending',
          '06:31 declare_paid paid',
          '06:32 verify completed',
        ],
      },
    ])
    expect(await pathsOf(sandbox, Id, 'order')).toEqual([
      { names: [ConfirmationNumber], since: NOW, state: 'POSTED', steps: ['06:32 post POSTED'] },
    ])
  })

  it('CHK-8 lead an expired order back to its seats when money comes late', async () => {
    const { sandbox, visitor } = await openPaymentDesk()
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    sandbox.clock.advance(3600)
    await visitor.order(placed)
    await sandbox.console.payments.settle(placed.order.Payment.Id)

    const [order] = await pathsOf(sandbox, placed.order.Id, 'order')

    expect(order?.steps).toEqual(['06:45 expire EXPIRED', '07:30 reseat POSTED'])
  })

  it('CHK-3 distinguish a cancelled order from an expired one', async () => {
    const { sandbox, visitor } = await openPaymentDesk()
    const placed = await visitor.book()
    await visitor.cancel(placed)

    const [order] = await pathsOf(sandbox, placed.order.Id, 'order')

    expect(order).toMatchObject({ state: 'CANCELLED', steps: ['06:30 cancel CANCELLED'] })
  })

  it('CHK-11 show a refund in part by its ticket, and a full refund by the order', async () => {
    const { visitor, buy, tickets, sandbox } = await openChanges()
    const placed = await buy(2)
    const [first, second] = await tickets(placed)
    const refund = async (Tickets: readonly string[]) => {
      const selection = { Tickets, Items: [] }
      const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, selection)
      const confirmed = { Quote: body.Id, BankAccount: null }
      return (await visitor.of<Schemas['Refund']>('confirmRefund', placed, confirmed)).body.Id
    }
    const states = (of: StatePath['of']) => pathsOf(sandbox, placed.order.Id, of)
    const unbroken = await states('ticket')
    sandbox.clock.advance(60)
    const part = await refund([first?.Id ?? ''])
    sandbox.clock.advance(60)
    await sandbox.console.refunds.complete(part)
    const [partly, tickets1] = [await states('order'), await states('ticket')]
    const rest = await refund([])

    expect(unbroken.map(({ names, state }) => [names, state])).toEqual([
      [[first?.Number, second?.Number], 'issued'],
    ])
    expect(partly[0]?.state).toBe('POSTED')
    expect(tickets1.map(({ names, steps }) => [names, steps])).toEqual([
      [[first?.Number], ['06:30 issue issued', '06:31 void void']],
      [[second?.Number], ['06:30 issue issued']],
    ])
    expect(await states('order')).toMatchObject([
      { state: 'CANCELLED', steps: ['06:30 post POSTED', '06:32 refund CANCELLED'] },
    ])
    expect(await states('refund')).toEqual([
      {
        names: [part],
        since: '2026-11-20T06:31:00.000Z',
        state: 'completed',
        steps: ['06:32 complete completed'],
      },
      { names: [rest], since: '2026-11-20T06:32:00.000Z', state: 'processing', steps: [] },
    ])
  })

  it('MAN-2 show when a ticket was checked in, undone, checked in again and used', async () => {
    const { sail, signIn, sandbox, clock } = await openManifest()
    const { placed, tickets, sailing } = await sail(1, '2026-11-21')
    const gate = await signIn('sari')
    const Code = tickets[0]?.QrPayload ?? ''
    const scan = async (Kind: 'check_in' | 'undo') => {
      clock.advance(60)
      await gate.scan(sailing, { Code, Kind })
    }
    for (const kind of ['check_in', 'check_in', 'undo', 'check_in'] as const) await scan(kind)
    const states = () => pathsOf(sandbox, placed.order.Id, 'ticket')
    const before = await states()
    clock.advance(2 * 86_400)
    const after = await states()

    const steps = [
      '06:30 issue issued',
      '06:31 check_in checked_in',
      '06:33 undo_check_in issued',
      '06:34 check_in checked_in',
    ]
    const departs = tickets[0]?.Sector.Sailing?.DepartsAt ?? ''
    const used = `${new Date(departs).toISOString().slice(11, 16)} use used`
    expect(before).toMatchObject([{ state: 'checked_in', steps }])
    expect(after).toMatchObject([{ state: 'used', steps: [...steps, used] }])
  })

  it('CHK-3 follow the tables of states in a long random journey', async () => {
    const { sandbox, store } = await openSandbox({ seed: 'ways' })
    await playLongJourney(sandbox)
    const orders = await store.db.selectFrom('orders').select('id').execute()

    const found = await Promise.all(orders.map(({ id }) => sandbox.console.orders.find(id)))

    const paths = found.flatMap((order) => order.paths)
    const astray = paths.filter(({ of, state, steps }) => {
      const table: readonly { from: string; event: string; to: string }[] = TABLES[of]
      const isByTable = steps.every((step, index) =>
        table.some(
          ({ from, event, to }) =>
            from === step.from &&
            event === step.event &&
            to === step.to &&
            from === (steps[index - 1]?.to ?? table[0]?.from),
        ),
      )
      return !isByTable || (steps.at(-1)?.to ?? table[0]?.from) !== state
    })
    expect(astray).toEqual([])
    expect(new Set(paths.map(({ of, state }) => `${of} ${state}`)).size).toBeGreaterThan(8)
  })
})

describe('an order at the console', () => {
  it('CHK-11 names the order that pays for its change, and the reverse', async () => {
    const { buy, ask, sandbox } = await openChanges()
    const placed = await buy(1)
    const { change } = await ask(placed)
    if (!change) throw new Error('The other day costs no more')

    const booking = await sandbox.console.orders.find(placed.order.Id)
    const paidBy = await sandbox.console.orders.find(change.order.Id)

    const { Id, ConfirmationNumber } = change.order
    expect(booking.changedBy).toEqual([{ order: Id, confirmationNumber: ConfirmationNumber }])
    expect(paidBy.changeOf).toEqual({
      order: placed.order.Id,
      confirmationNumber: placed.order.ConfirmationNumber,
    })
    expect(booking).toMatchObject({ contact: 'Tan Wei Ling', method: 'QRIS', changeOf: null })
  })

  it('ERR-1 is not found if it does not exist', async () => {
    const { sandbox } = await openSandbox()

    await expect(sandbox.console.orders.find('ord_000000000000')).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })
})
