import { addDays, calendarDateIn, toEpochMs, type CalendarDate } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TerminalFixture } from '../../world/fixtures/network/network-types.ts'
import type { Network, Sailing } from '../../world/network/network.ts'
import { knownTerminal } from '../product/ferry/wire-network.ts'
import { compareTexts } from './compare-texts.ts'

/** Lists the sailings of all operators that leave a terminal on a day there, or arrive, by time. */
export function sailingsOfDay(
  network: Network,
  { code, timeZone }: Pick<TerminalFixture, 'code' | 'timeZone'>,
  direction: Schemas['ManifestDirection'],
  date: CalendarDate,
): Sailing[] {
  const isDeparture = direction === 'departure'
  const ends = network.facts.routes.flatMap(({ from, to }) =>
    from === code ? [to] : to === code ? [from] : [],
  )
  // A ship that arrives early in the day may have left on the day before.
  const dates = isDeparture ? [date] : [addDays(date, -1), date]
  const timeOf = ({ departsAt, arrivesAt }: Sailing) => (isDeparture ? departsAt : arrivesAt)
  return ends
    .flatMap((end) =>
      dates.flatMap((day) =>
        network.sailingsOn({
          ...(isDeparture ? { from: code, to: end } : { from: end, to: code }),
          date: day,
        }),
      ),
    )
    .filter((sailing) => calendarDateIn(timeOf(sailing), timeZone) === date)
    .toSorted(
      (one, other) =>
        toEpochMs(timeOf(one)) - toEpochMs(timeOf(other)) || compareTexts(one.id, other.id),
    )
}

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
