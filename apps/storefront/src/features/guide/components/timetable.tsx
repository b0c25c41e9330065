import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Details } from '@selat/ui/details'
import { TableRegion } from '@selat/ui/table'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

import { knownOf } from '../../../shared/app/known/known.ts'

type Sailing = Schemas['TimetableSailing']

type TimetableProps = {
  title: string
  days: readonly Schemas['TimetableDay'][]
  zoneOf: (terminal: string) => string
  /** Returns the name of a sailing's destination; only needed if the sailings go to several terminals. */
  nameOf?: (terminal: string) => string
  /** Returns the address at which a sailing of a day is chosen. */
  toResults?: (date: string) => string
}

/** The number of a day's next sailings that are shown open. Fewer than four more are not worth folding. */
const SHOWN = 10
const FEWEST_FOLDED = 4

/**
 * Shows the sailings of today and tomorrow, like the boards in a terminal. Sailings that have left are folded, and so are the
 * later ones of a terminal with many sailings.
 */
export function Timetable({ title, days, ...board }: TimetableProps) {
  const { t } = useTranslation('guide')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl text-balance">
        {title}
      </h2>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {days.map((day, index) => (
          <Board key={day.Date} day={day} isToday={index === 0} {...board} />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted-foreground">{t('timetable.localTimes')}</p>
    </section>
  )
}

type BoardProps = Omit<TimetableProps, 'title' | 'days'> & {
  day: Schemas['TimetableDay']
  isToday: boolean
}

function Board({ day, isToday, toResults, ...cells }: BoardProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const id = useId()
  const isOnSale = day.Sailings.some(({ Status }) => Status === 'on_sale')
  const departed = day.Sailings.filter(({ Status }) => Status === 'departed')
  const others = day.Sailings.filter(({ Status }) => Status !== 'departed')
  const shown = others.length < SHOWN + FEWEST_FOLDED ? others : others.slice(0, SHOWN)
  const later = others.slice(shown.length)
  return (
    <div className="min-w-0 rounded-xl bg-board p-4 text-board-foreground sm:p-6 forced-colors:border [&_:focus-visible]:outline-current">
      <h3 id={id} className="text-lg">
        {t(isToday ? 'timetable.today' : 'timetable.tomorrow', {
          date: format.date(day.Date, 'long'),
        })}
      </h3>
      {day.Sailings.length === 0 ? (
        <p className="mt-3 text-board-muted">{t('timetable.none')}</p>
      ) : (
        <>
          {departed.length > 0 && (
            <Folded summary={t('timetable.left', { count: departed.length })}>
              <BoardRows sailings={departed} labelledBy={id} {...cells} />
            </Folded>
          )}
          {shown.length > 0 && <BoardRows sailings={shown} labelledBy={id} {...cells} />}
          {later.length > 0 && (
            <Folded summary={t('timetable.later', { count: later.length })}>
              <BoardRows sailings={later} labelledBy={id} {...cells} />
            </Folded>
          )}
        </>
      )}
      {isOnSale && toResults && (
        <Link
          to={toResults(day.Date)}
          className="mt-4 inline-flex min-h-8 items-center font-semibold text-board-foreground underline underline-offset-4"
        >
          {t('timetable.choose', { date: format.date(day.Date, 'short') })}
        </Link>
      )}
    </div>
  )
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Details summary={summary} className="border-board-line [&_svg]:text-current">
      {children}
    </Details>
  )
}

type RowsProps = Pick<TimetableProps, 'zoneOf' | 'nameOf'>

function BoardRows({
  sailings,
  labelledBy,
  ...cells
}: RowsProps & { sailings: readonly Sailing[]; labelledBy: string }) {
  const { t } = useTranslation(['guide', 'ferry'])
  const { nameOf } = cells
  return (
    <TableRegion aria-labelledby={labelledBy} className="mt-3">
      <table aria-labelledby={labelledBy} className="w-full border-collapse">
        <thead className="board-label text-board-muted">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start">
              {t('timetable.departs')}
            </th>
            <th scope="col" className="py-2 pe-3 text-start min-[20rem]:wrap-anywhere">
              {t(nameOf ? 'timetable.to' : 'timetable.arrives')}
            </th>
            <th scope="col" className="py-2 pe-3 text-start max-sm:hidden">
              {t('ferry:sailing.operator')}
            </th>
            <th scope="col" className="py-2 text-end">
              {t('timetable.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sailings.map((sailing) => (
            <BoardRow key={sailing.Id} sailing={sailing} {...cells} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

const statusOf = knownOf<Sailing['Status']>({
  on_sale: true,
  sold_out: true,
  closed: true,
  departed: true,
})

function BoardRow({ sailing, zoneOf, nameOf }: RowsProps & { sailing: Sailing }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { DepartsAt, ArrivesAt, From, To, OperatorName, Status, LowestPrice } = sailing
  const isPast = Status === 'departed' || Status === 'closed'
  const status = statusOf(Status)
  return (
    <tr className={`border-t border-board-line align-baseline ${isPast ? 'text-board-muted' : ''}`}>
      <th scope="row" className="py-2 pe-3 text-start text-2xl font-bold tabular">
        {format.time(DepartsAt)}{' '}
        <span className="text-xs font-medium text-board-muted max-sm:block sm:ms-1">
          {format.zone(zoneOf(From), DepartsAt)}
        </span>
      </th>
      <td className="py-2 pe-3 tabular min-[20rem]:wrap-anywhere">
        {nameOf ? (
          nameOf(To)
        ) : (
          <>
            {format.time(ArrivesAt)}{' '}
            <span className="text-xs text-board-muted max-sm:block sm:ms-1">
              {format.zone(zoneOf(To), ArrivesAt)}
            </span>
          </>
        )}
        {/* The operator has no column of its own on small screens. */}{' '}
        <span className="block text-sm text-board-muted sm:hidden">{OperatorName}</span>
      </td>
      <td className="py-2 pe-3 text-sm max-sm:hidden">{OperatorName}</td>
      <td className="py-2 text-end font-semibold tabular">
        {LowestPrice ? (
          format.money(LowestPrice)
        ) : (
          <span className="text-sm font-normal">
            {status !== 'unknown' && t(`status.${status}`)}
          </span>
        )}
      </td>
    </tr>
  )
}
