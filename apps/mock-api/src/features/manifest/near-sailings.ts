import { addDays } from '@selat/domain'

import type { Network, Sailing } from '../../world/network/network.ts'
import { knownTerminal } from '../product/ferry/wire-network.ts'
import { sailingsOfDay } from './day-sailings.ts'

/**
 * Lists the sailings that a traveller at the gate of one may have a ticket for. That sailing is first; then come all others
 * of its terminal on its day and on `daysAround` days before and after.
 */
export function sailingsNear(network: Network, gate: Sailing, daysAround: 0 | 1): Sailing[] {
  const terminal = knownTerminal({ network }, gate.from)
  const days = daysAround === 0 ? [0] : [0, 1, -1]
  const others = days.flatMap((day) =>
    (['departure', 'arrival'] as const).flatMap((direction) =>
      sailingsOfDay(network, terminal, direction, addDays(gate.date, day)),
    ),
  )
  return [gate, ...others.filter(({ id }) => id !== gate.id)]
}
