import { addDays, calendarDateIn, type CalendarDate, toEpochMs } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TerminalFixture } from '../../world/fixtures/network/network-types.ts'
import type { Network, Sailing } from '../../world/network/network.ts'
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
