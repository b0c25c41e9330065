import { addDays } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { travelQueries } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { emptyCriteria, serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { terminalOf } from '../../../shared/trade/ferry/use-network.ts'
import { useBookableRange } from '../../../shared/trade/ferry/use-search-form.ts'

type SailingsBoardProps = { network: Schemas['FerryNetwork']; from: string; to: string }

const rows = 6

/** Shows the next departures of the tenant's own route in the manner of the board in the terminal. */
export function SailingsBoard({ network, from, to }: SailingsBoardProps) {
  const { t } = useTranslation(['base', 'ferry'])
  const { today } = useBookableRange()
  const todays = useBoard(from, to, today, true)
  const isOver = todays.data !== undefined && bookable(todays.data).length === 0
  const tomorrow = addDays(today, 1)
  const tomorrows = useBoard(from, to, tomorrow, isOver)
  const date = isOver ? tomorrow : today
  const result = isOver ? tomorrows.data : todays.data
  const terminals = {
    from: terminalOf(network, from)?.Name ?? from,
    to: terminalOf(network, to)?.Name ?? to,
  }
  const sailings = result ? bookable(result).slice(0, rows) : undefined
  // The board is not needed for any task, so the page is shown without it if it cannot be loaded.
  if (todays.isError || tomorrows.isError || sailings?.length === 0) return null
  return (
    <section
      aria-labelledby="board"
      className="-mt-6 rounded-xl bg-board p-5 text-board-foreground sm:p-8 forced-colors:border"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="board" className="text-2xl md:text-3xl">
          {t('home.boardTitle')}
        </h2>
        <p className="text-board-muted">
          {t(isOver ? 'home.boardRouteTomorrow' : 'home.boardRoute', terminals)}
        </p>
      </div>
      <BoardRows sailings={sailings} date={date} />
      <Link
        to={paths.ferryResult(
          serializeCriteria({ ...emptyCriteria, tripType: 'one_way', from, to, departOn: date }),
        )}
        className="mt-5 inline-block font-semibold text-board-foreground underline underline-offset-4 focus-visible:outline-current"
      >
        {t(isOver ? 'home.boardTomorrow' : 'home.boardAll')}
      </Link>
    </section>
  )
}

function useBoard(from: string, to: string, dateFrom: string, enabled: boolean) {
  return useQuery({
    ...travelQueries.get('/travel/v1/ferry/search', { query: { from, to, dateFrom } }),
    enabled,
    meta: { showError: true },
  })
}

function bookable(result: Schemas['FerrySearchResult']): Schemas['Sailing'][] {
  return result.Departures.Sailings.filter(({ Status }) => Status === 'on_sale')
}

type BoardRowsProps = { sailings: readonly Schemas['Sailing'][] | undefined; date: string }

function BoardRows({ sailings, date }: BoardRowsProps) {
  const { t } = useTranslation(['base', 'ferry'])
  const format = useFormat()
  if (!sailings) return <div aria-busy className="mt-5 h-84" />
  return (
    <table className="mt-5 w-full border-collapse">
      <caption className="sr-only">{format.date(date, 'long')}</caption>
      <thead className="board-label text-board-muted">
        <tr className="text-start">
          <th scope="col" className="py-2 text-start">
            {t('home.time')}
          </th>
          <th scope="col" className="py-2 text-start">
            {t('ferry:sailing.operator')}
          </th>
          <th scope="col" className="py-2 text-start max-sm:hidden">
            {t('ferry:sailing.vessel')}
          </th>
          <th scope="col" className="py-2 text-end">
            {t('home.seats')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sailings.map((sailing) => (
          <tr key={sailing.Id} className="border-t border-board-line">
            <th
              scope="row"
              className="py-2.5 pe-4 text-start text-2xl font-bold tabular sm:text-3xl"
            >
              {format.time(sailing.DepartsAt)}
            </th>
            <td className="py-2.5 pe-4">{sailing.OperatorName}</td>
            <td className="py-2.5 pe-4 max-sm:hidden">{sailing.Vessel}</td>
            <td className="py-2.5 text-end font-semibold tabular">
              {format.number(Math.max(0, ...sailing.Offers.map(({ SeatsLeft }) => SeatsLeft)))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
