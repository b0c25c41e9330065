import { expect, it } from 'vitest'

import { listDue } from './list-due.ts'

const NOW = Date.parse('2026-11-20T06:30:00Z')
const waiting = {
  id: 'pay_1',
  confirmationNumber: 'NS123',
  state: 'pending',
  expiresAt: '2026-11-20T06:45:00Z',
  settlesAt: null,
}

it('MOCK what is due next is soonest first, and what is past or decided is not due', () => {
  const due = listDue(
    [
      waiting,
      { ...waiting, id: 'pay_2', confirmationNumber: 'NS456', settlesAt: '2026-11-20T06:30:20Z' },
      { ...waiting, id: 'pay_3', state: 'completed' },
      { ...waiting, id: 'pay_4', expiresAt: '2026-11-20T06:30:00Z' },
    ],
    { nowMs: NOW, isSelfDeciding: true },
  )

  expect(due.map(({ id }) => id)).toEqual(['pay_2 settles', 'pay_1 lapses', 'pay_2 lapses'])
})

it('MOCK nothing is decided by itself while payments wait for somebody', () => {
  const paid = { ...waiting, state: 'paid', settlesAt: '2026-11-20T06:30:20Z' }

  expect(listDue([paid], { nowMs: NOW, isSelfDeciding: false })).toEqual([])
})
