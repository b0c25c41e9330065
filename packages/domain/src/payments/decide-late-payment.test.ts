import { expect, it } from 'vitest'

import { ORDER_STATUSES } from '../orders/order-transitions.ts'
import { decideLatePayment } from './decide-late-payment.ts'

it('CHK-8 an expired order gets its seats back while they are free, and all else is refunded', () => {
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
