import { expect, it } from 'vitest'

import { ORDER_STATUSES } from '../orders/order-transitions.ts'
import { decideLatePayment } from './decide-late-payment.ts'

it('CHK-8 re-seats an expired order while its seats are free, and refunds everything else', () => {
  const outcomes = ORDER_STATUSES.flatMap((status) =>
    [true, false].map((areSeatsFree) => ({
      status,
      areSeatsFree,
      outcome: decideLatePayment({ status, areSeatsFree }),
    })),
  )

  expect(outcomes.filter(({ outcome }) => outcome === 're_seat')).toEqual([
    { status: 'EXPIRED', areSeatsFree: true, outcome: 're_seat' },
  ])
})
