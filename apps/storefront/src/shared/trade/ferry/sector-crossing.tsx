import { daysBetween, localDate } from '@selat/domain'
import { type Format, useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { type CrossingEnd, CrossingLine, type CrossingSize } from '@selat/ui/crossing-line'
import { memo } from 'react'

type Terminal = Pick<Schemas['Terminal'], 'Code' | 'Name' | 'TimeZone'>
type SailingTimes = Pick<
  Schemas['SectorSailing'],
  'Vessel' | 'DepartsAt' | 'ArrivesAt' | 'DurationMinutes'
>

export type SectorCrossingProps = {
  size: CrossingSize
  from: Terminal
  to: Terminal
  /** Null for an open ticket, because no date has been chosen. */
  sailing: SailingTimes | null
  operatorName: string
  /** Whether the day is shown at both terminals; a list of one day's sailings does not show it. */
  showDay?: boolean
  className?: string
}

/**
 * Shows the line of one sector, with the times on the clocks of their own terminals. It is memoised, so that a long
 * list can be sorted without rendering its rows again.
 */
export const SectorCrossing = memo(function SectorCrossing(props: SectorCrossingProps) {
  const { size, from, to, sailing, operatorName, showDay = size !== 'results', className } = props
  const { t } = useTranslation('ferry')
  const format = useFormat()
  // The heading of a list of sailings has both names, and in each row they would only take the space between the times.
  const shown = (end: Terminal) => (size === 'results' ? { ...end, Name: '' } : end)
  if (sailing === null) {
    return (
      <CrossingLine
        size={size}
        from={{ code: from.Code, name: from.Name }}
        to={{ code: to.Code, name: to.Name }}
        operator={operatorName}
        sentence={t('sailing.openSummary', {
          from: from.Name,
          to: to.Name,
          operator: operatorName,
        })}
        {...(className !== undefined && { className })}
      />
    )
  }
  return (
    <CrossingLine
      size={size}
      from={crossingEnd(shown(from), sailing.DepartsAt, format, showDay)}
      to={crossingEnd(shown(to), sailing.ArrivesAt, format, showDay, nextDay(sailing))}
      duration={format.duration(sailing.DurationMinutes)}
      operator={operatorName}
      vessel={sailing.Vessel}
      sentence={crossingSentence(props, sailing, format, t)}
      {...(className !== undefined && { className })}
    />
  )
})

function crossingEnd(
  terminal: Terminal,
  at: string,
  format: Format,
  showDay: boolean,
  dayOffset?: string,
): CrossingEnd {
  return {
    code: terminal.Code,
    name: terminal.Name,
    time: format.time(at),
    zone: format.zone(terminal.TimeZone, at),
    ...(showDay && { day: format.date(localDate(at), 'short') }),
    ...(dayOffset !== undefined && { dayOffset }),
  }
}

function crossingSentence(
  { from, to, operatorName }: SectorCrossingProps,
  sailing: SailingTimes,
  format: Format,
  t: ReturnType<typeof useTranslation<'ferry'>>['t'],
): string {
  const clock = (at: string, terminal: Terminal) =>
    `${format.time(at)} ${format.zone(terminal.TimeZone, at)}`
  return t('sailing.summary', {
    departs: clock(sailing.DepartsAt, from),
    from: from.Name,
    arrives: clock(sailing.ArrivesAt, to),
    to: to.Name,
    duration: format.durationLong(sailing.DurationMinutes),
    operator: operatorName,
  })
}

function nextDay({ DepartsAt, ArrivesAt }: SailingTimes): string | undefined {
  const days = daysBetween(localDate(DepartsAt), localDate(ArrivesAt))
  return days > 0 ? `+${days}` : undefined
}
