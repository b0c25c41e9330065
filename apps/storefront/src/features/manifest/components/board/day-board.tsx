import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'

import { PageMeta } from '../../../../shared/app/page-meta.tsx'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { useTerminalZone } from '../../../../shared/trade/manifest/terminal-clock.tsx'
import { dayQuery, isWithdrawn } from '../../api/manifest-queries.ts'
import { AsOf, KeptNote } from '../freshness.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import type { ManifestNavigation } from '../use-manifest-place.ts'
import { BoardToolbar } from './board-toolbar.tsx'
import { LoadChart } from './load-chart.tsx'
import { SailingBoard } from './sailing-board.tsx'

type Day = Schemas['ManifestSailingList']

/** Shows the sailings of a terminal and day, with their load and the versions that were handed over. */
export function DayBoard({ owner, navigation }: { owner: string; navigation: ManifestNavigation }) {
  const { t } = useTranslation('manifest')
  const { place, addressOf } = navigation
  const query = useQuery({ ...dayQuery(owner, place), placeholderData: keepPreviousData })
  const last = useLast(query.data)
  const zone = useTerminalZone(zoneOf(last))
  const heading = useHeadingFocus(navigation, 'board')
  if (isWithdrawn(query.error))
    return place.terminal === undefined ? (
      <NoTerminal />
    ) : (
      <Navigate to={addressOf({ terminal: undefined })} replace />
    )
  return (
    <>
      <PageMeta title={t('page.title')} />
      <PageHeading ref={heading} className="mb-5">
        {t('page.title')}
      </PageHeading>
      {last && last.Terminals.length > 0 && <BoardToolbar day={last} navigation={navigation} />}
      <div className="mt-5">
        <KeptNote query={query} zone={zone} />
        <QueryState query={query} skeleton={<BoardSkeleton hasTools={last === undefined} />}>
          {(day) =>
            day.Terminals.length === 0 ? (
              <NoTerminal />
            ) : (
              <div aria-busy={query.isPlaceholderData || undefined}>
                <PaperHead day={day} />
                <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
                  <DaySummary day={day} />
                  <TimesOf day={day} zone={zone} />
                  <AsOf query={query} zone={zone} />
                </div>
                <div className="transition-opacity in-aria-busy:opacity-60">
                  {day.Items.length === 0 ? (
                    <NoSailing navigation={navigation} />
                  ) : (
                    <>
                      {day.Items.length > 1 && <LoadChart day={day} />}
                      <SailingBoard day={day} navigation={navigation} />
                    </>
                  )}
                </div>
              </div>
            )
          }
        </QueryState>
      </div>
    </>
  )
}

/** Returns the time zone of the terminal whose board is shown. */
function zoneOf(day: Day | undefined): string | undefined {
  return day?.Terminals.find(({ Code }) => Code === day.Terminal)?.TimeZone
}

/** Names the terminal, the direction and the day on paper, where the toolbar that names them is hidden. */
function PaperHead({ day: { Terminals, Terminal, Direction, Date } }: { day: Day }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const name = Terminals.find(({ Code }) => Code === Terminal)?.Name ?? Terminal
  return (
    <p className="mb-2 hidden text-lg font-semibold print:block">
      {[
        `${name} (${Terminal})`,
        t(Direction === 'arrival' ? 'board.arrivals' : 'board.departures'),
        format.date(Date, 'long'),
      ].join(' · ')}
    </p>
  )
}

/** Names the time zone of the board's times, because the reader may be in another one. */
function TimesOf({ day, zone }: { day: Day; zone: string }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  if (day.Items.length === 0) return null
  return (
    <p className="text-sm text-muted-foreground">
      {t('board.times', { zone: format.zone(zone, day.AsOf) })}
    </p>
  )
}

/**
 * Returns the latest day that was loaded. Its terminals can still be chosen while another day is loading or cannot be loaded.
 */
function useLast(day: Day | undefined): Day | undefined {
  const [last, setLast] = useState(day)
  if (day !== undefined && day !== last) setLast(day)
  return day ?? last
}

function DaySummary({ day: { Items } }: { day: Day }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const sum = (of: (sailing: Day['Items'][number]) => number) =>
    format.number(Items.reduce((total, sailing) => total + of(sailing), 0))
  if (Items.length === 0) return <span />
  return (
    <p role="status" className="tabular">
      <strong>{t('board.sailings', { count: Items.length })}</strong>
      {' · '}
      {t('board.sums', {
        booked: sum(({ Booked }) => Booked),
        checkedIn: sum(({ CheckedIn }) => CheckedIn),
      })}
    </p>
  )
}

function NoSailing({ navigation: { place, turn } }: { navigation: ManifestNavigation }) {
  const { t } = useTranslation('manifest')
  const other = place.direction === 'arrival' ? 'departure' : 'arrival'
  return (
    <EmptyState
      title={t('board.emptyTitle')}
      description={t('board.emptyBody')}
      illustration={<Seascape seed="no-sailing" />}
      action={
        <Button variant="outline" onClick={() => turn({ direction: other })}>
          {t(other === 'arrival' ? 'board.showArrivals' : 'board.showDepartures')}
        </Button>
      }
    />
  )
}

function NoTerminal() {
  const { t } = useTranslation('manifest')
  return (
    <>
      <PageMeta title={t('page.title')} />
      <h1 className="sr-only">{t('page.title')}</h1>
      <EmptyState
        title={t('board.noTerminalTitle')}
        description={t('board.noTerminalBody')}
        illustration={<Seascape seed="no-terminal" />}
      />
    </>
  )
}

function BoardSkeleton({ hasTools }: { hasTools: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      {hasTools && <Skeleton className="mb-2 h-18 max-w-4xl rounded-lg" />}
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-40 rounded-lg md:h-14" />
      ))}
    </div>
  )
}
