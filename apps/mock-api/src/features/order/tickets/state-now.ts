import { ticketTransitions, type TicketStatus, toEpochMs, transition } from '@selat/domain'

import type { Sailing } from '../../../world/network/network.ts'

type Departing = Pick<Sailing, 'departsAtMs'>

/** Whether a ship has left by an instant. */
export function hasSailed({ departsAtMs }: Departing, now: string): boolean {
  return departsAtMs <= toEpochMs(now)
}

/**
 * Returns the state of a ticket at an instant: a checked-in one is used once its ship has sailed. `used` is not stored. So a
 * scan that arrives late still finds the ticket in the state that it had at the gate.
 */
export function stateNow<State extends TicketStatus>(
  state: State,
  sailing: Departing | undefined,
  now: string,
): State | 'used' {
  if (state !== 'checked_in' || !sailing) return state
  const departed = hasSailed(sailing, now)
  const used = transition(ticketTransitions, 'checked_in', 'use', { departed })
  return used.ok ? 'used' : state
}
