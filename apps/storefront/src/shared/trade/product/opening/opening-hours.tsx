import { localDate, toZonedTime } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'

import { useNow } from '../../../kit/use-now.ts'
import { isAdmissionOver } from './admission.ts'

type Hours = Schemas['OperatingHours']

const week = [1, 2, 3, 4, 5, 6, 7] as const
/** A Monday, from which the names of the days are formatted. */
const monday = '2026-11-16'

/** Shows when the place is open: today first, then the week, on the place's own clock (PRD-1). */
export function OpeningHours({ hours }: { hours: Hours }) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const today = (new Date(`${hours.Today.Date}T00:00:00Z`).getUTCDay() + 6) % 7
  const nameOf = (day: number) => format.date(addToMonday(day - 1), 'weekdayLong')
  return (
    <div className="max-w-md">
      <OpenToday hours={hours} />
      <table className="mt-4 w-full border-collapse tabular">
        <caption className="sr-only">{t('hours.week')}</caption>
        <tbody>
          {week.map((day) => {
            const spans = hours.Week.filter(({ Day }) => Day === day)
            const isToday = day === today + 1
            return (
              <tr
                key={day}
                aria-current={isToday ? 'date' : undefined}
                className="border-b border-border align-baseline aria-[current=date]:font-semibold"
              >
                <th
                  scope="row"
                  className="py-1.5 pe-4 text-start font-normal in-aria-[current=date]:font-semibold"
                >
                  {nameOf(day)}
                </th>
                <td className="py-1.5 text-end">
                  {spans.length === 0
                    ? t('hours.closed')
                    : spans.map((span) => <Span key={span.Opens} span={span} />)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted-foreground">
        {format.sentences([
          hours.Note,
          t('hours.zone', { zone: format.zone(hours.TimeZone, `${hours.Today.Date}T12:00:00Z`) }),
        ])}
      </p>
    </div>
  )
}

function Span({ span }: { span: Schemas['OpeningDay'] }) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const isAlways = span.Opens === '00:00' && span.Closes === '00:00'
  return (
    <span className="block">
      {isAlways ? t('hours.always') : `${format.time(span.Opens)}–${format.time(span.Closes)}`}
      {span.LastAdmission !== null && (
        <span className="block text-sm font-normal text-muted-foreground">
          {t('hours.lastAdmission', { time: format.time(span.LastAdmission) })}
        </span>
      )}
    </span>
  )
}

/** Shows the present state in one line: open until, no longer admitting, opens at, closed. */
export function OpenToday({ hours }: { hours: Hours }) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const { State, OpensAt, ClosesAt, Date: date } = hours.Today
  const clock = (instant: string) => format.timeAt(instant, hours.TimeZone)
  const next = (instant: string) =>
    t('hours.next', { day: format.dateAt(instant, hours.TimeZone, 'short'), time: clock(instant) })
  const now = useNow(60_000)
  // After the last admission no visitor can enter, although the place is still open for those inside.
  const isOver = State === 'open' && isAdmissionOver(hours, now)
  const isOpen = State === 'open' && !isOver
  const opensToday = OpensAt !== null && localDate(toZonedTime(OpensAt, hours.TimeZone)) === date
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant={isOpen ? 'success' : 'warning'}>
        {t(
          isOpen
            ? 'hours.openNow'
            : isOver
              ? 'hours.admissionOver'
              : State === 'closed_all_day'
                ? 'hours.closedToday'
                : 'hours.closedNow',
        )}
      </Badge>
      <span>
        {isOpen && ClosesAt !== null && t('hours.until', { time: clock(ClosesAt) })}
        {!isOpen && opensToday && t('hours.opensAt', { time: clock(OpensAt) })}
        {!isOpen && !opensToday && OpensAt !== null && next(OpensAt)}
      </span>
      <span className="sr-only">{format.date(date, 'long')}</span>
    </p>
  )
}

function addToMonday(days: number): string {
  return `${monday.slice(0, 8)}${Number(monday.slice(8)) + days}`
}
