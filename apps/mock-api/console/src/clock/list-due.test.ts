import { expect, it } from 'vitest'

import { listDue } from './list-due.ts'

const NOW = Date.parse('2026-11-20T06:30:00Z')
const waiting = {
  id: 'pay_1',
  order: 'ord_1',
  confirmationNumber: 'NS123',
  state: 'pending',
  expiresAt: '2026-11-20T06:45:00Z',
  settlesAt: null,
}
const topUp = { id: 'top_1', number: 'TU-7KQ4ZP', settlesAt: '2026-11-20T06:30:10Z' }
const onItsWay = {
  id: 'ref_1',
  order: 'ord_7',
  confirmationNumber: 'NS789',
  settlesAt: '2026-11-20T06:40:00Z',
}

it('MOCK due events are listed soonest first, without those that are past or decided', () => {
  const payments = [
    waiting,
    { ...waiting, id: 'pay_2', confirmationNumber: 'NS456', settlesAt: '2026-11-20T06:30:20Z' },
    { ...waiting, id: 'pay_3', state: 'completed' },
    { ...waiting, id: 'pay_4', expiresAt: '2026-11-20T06:30:00Z' },
  ]
  const refunds = [onItsWay, { ...onItsWay, id: 'ref_2', settlesAt: null }]
  const topUps = [topUp, { ...topUp, id: 'top_2', settlesAt: null }]

  const due = listDue({ payments, refunds, topUps }, { nowMs: NOW, isSelfDeciding: true })

  expect(due.map(({ id }) => id)).toEqual([
    'top_1 decided',
    'pay_2 settles',
    'ref_1 arrives',
    'pay_1 lapses',
    'pay_2 lapses',
  ])
})

it('MOCK without the simulation no decision is due, but refunds still arrive', () => {
  const paid = { ...waiting, state: 'paid', settlesAt: '2026-11-20T06:30:20Z' }

  const due = listDue(
    { payments: [paid], refunds: [onItsWay], topUps: [topUp] },
    { nowMs: NOW, isSelfDeciding: false },
  )

  expect(due).toEqual([
    {
      id: 'ref_1 arrives',
      what: 'The refund of NS789 arrives',
      of: { order: 'ord_7', confirmationNumber: 'NS789' },
      at: '2026-11-20T06:40:00Z',
    },
  ])
})
