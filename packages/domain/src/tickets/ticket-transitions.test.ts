import { expect, it } from 'vitest'

import { transition } from '../state/transition.ts'
import {
  TICKET_EVENTS,
  TICKET_GUARDS,
  TICKET_STATUSES,
  type TicketGuard,
  ticketTransitions,
} from './ticket-transitions.ts'

// The rows are written out again here, so that a change of the table must be intended.
const EXPECTED: Record<string, readonly [to: string, guard?: TicketGuard]> = {
  'reserved issue': ['issued', 'order_posted'],
  'reserved void': ['void'],
  'issued check_in': ['checked_in', 'check_in_open'],
  'issued void': ['void'],
  'checked_in undo_check_in': ['issued', 'check_in_open'],
  'checked_in use': ['used', 'departed'],
  'void reseat': ['issued', 'order_posted'],
}
const PAIRS = TICKET_STATUSES.flatMap((status) => TICKET_EVENTS.map((event) => ({ status, event })))
const GUARDED = PAIRS.flatMap((pair) => {
  const guard = EXPECTED[`${pair.status} ${pair.event}`]?.[1]
  return guard ? [{ ...pair, guard }] : []
})
const EVERYTHING = Object.fromEntries(TICKET_GUARDS.map((guard) => [guard, true]))

it.each(PAIRS)(
  'CHK-10 $status $event goes where the table says, or nowhere',
  ({ status, event }) => {
    const [to] = EXPECTED[`${status} ${event}`] ?? []

    expect(transition(ticketTransitions, status, event, EVERYTHING)).toEqual(
      to ? { ok: true, state: to } : { ok: false, reason: 'illegal_transition' },
    )
  },
)

it.each(GUARDED)('CHK-10 $status $event is refused without $guard', ({ status, event, guard }) => {
  const allButOne = { ...EVERYTHING, [guard]: false }

  expect(transition(ticketTransitions, status, event, allButOne)).toEqual({
    ok: false,
    reason: 'guard_failed',
    guard,
  })
})

it('CHK-10 the table has no other row', () => {
  expect(ticketTransitions).toHaveLength(Object.keys(EXPECTED).length)
})

it('MAN-2 a used ticket stays used', () => {
  for (const event of TICKET_EVENTS) {
    expect(transition(ticketTransitions, 'used', event, EVERYTHING).ok).toBe(false)
  }
})
