import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Link } from 'react-router-dom'

import { knownFlow } from '../../../../shared/app/known/known-payments.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import { ItemTitle } from '../../../../shared/trade/order/item-title.tsx'
import { OrderStatusBadge } from '../../../../shared/trade/order/order-badges.tsx'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { AgencySaleAmount, AgencySaleLine } from '../detail/deferred-agency-sale.tsx'

type HistoryRowProps = { order: Schemas['OrderSummary'] }

/** The number of titles that a row shows. */
const titlesMax = 2

/** Shows one order: its travel day as on a departure board, its titles, its status, and its next step. */
export function HistoryRow({ order }: HistoryRowProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const { Id, ConfirmationNumber, Titles, TotalAmount, RefundedAmount, ChangeOf, Agency } = order
  const isNetHidden = useIsNetHidden()
  const titles = ChangeOf === null ? Titles : [t('history.changeOf')]
  const others = titles.length - titlesMax
  return (
    <Card asChild className="relative overflow-hidden transition-shadow hover:shadow-raised">
      <article className="grid grid-cols-[minmax(5rem,min-content)_minmax(0,1fr)] max-[20rem]:grid-cols-1 sm:grid-cols-[minmax(7rem,min-content)_minmax(0,1fr)]">
        <TravelDay order={order} />
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
          <div className="min-w-0 grow basis-64">
            <h2 className="text-base leading-snug sm:text-lg">
              {/* The whole row links to the order; the other controls lie above this link. */}
              <Link
                to={paths.historyOrder(Id)}
                className="no-underline after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
              >
                {titles.slice(0, titlesMax).map((title, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- titles can repeat and keep their order
                  <span key={index} className="block">
                    <ItemTitle title={title} />
                  </span>
                ))}
              </Link>
            </h2>
            {others > 0 && (
              <p className="text-sm text-muted-foreground">
                {t('history.others', { count: others })}
              </p>
            )}
            <p className="mt-1.5 text-sm text-muted-foreground">
              <span className="tabular">{ConfirmationNumber}</span>
              {order.People > 0 && ` · ${t('history.people', { count: order.People })}`}
            </p>
            <Departures order={order} />
            {Agency && <AgencySaleLine sale={Agency} />}
          </div>
          <div className="flex flex-col gap-1 max-sm:w-full max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:justify-between sm:items-end">
            <OrderStatusBadge status={order.Status} />
            <p className="text-lg font-bold tabular">
              {format.money((isNetHidden && Agency?.SellingAmount) || TotalAmount)}
            </p>
            {Agency && !isNetHidden && ChangeOf === null && <AgencySaleAmount sale={Agency} />}
            {RefundedAmount.Amount > 0 && !isNetHidden && (
              <p className="text-sm text-muted-foreground">
                {t('history.refunded', { amount: format.money(RefundedAmount) })}
              </p>
            )}
          </div>
          <NextStep order={order} />
        </div>
      </article>
    </Card>
  )
}

/** Lists the sailings of a party that travels separately; the day in the row is enough while all travel together. */
function Departures({ order: { Departures: sailings = [], People } }: HistoryRowProps) {
  const { t } = useTranslation(['order', 'ferry'])
  const format = useFormat()
  if (sailings.every((sailing) => sailing.People === People)) return null
  return (
    <ul className="mt-1.5 text-sm tabular">
      {sailings.map(({ DepartsAt, From, To, People: count }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two sailings may leave one terminal at one time
        <li key={place}>
          {[
            format.localDateTime(DepartsAt),
            t('ferry:results.title', { from: From, to: To }),
            t('history.people', { count }),
          ].join(' · ')}
        </li>
      ))}
    </ul>
  )
}

function TravelDay({ order: { VisitDate, Status } }: HistoryRowProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const isOver = Status === 'CANCELLED' || Status === 'EXPIRED'
  return (
    <div
      {...(!isOver && { 'data-theme': 'dark' })}
      className={`flex flex-col justify-center px-1.5 py-4 text-center break-keep sm:px-3 ${isOver ? 'bg-muted text-muted-foreground' : 'bg-board text-board-foreground'}`}
    >
      <span className="sr-only">{t('detail.visitDate')}: </span>
      {VisitDate === null ? (
        <span className="text-sm font-semibold">{t('detail.openDate')}</span>
      ) : (
        <>
          <span aria-hidden className="board-label text-muted-foreground">
            {format.date(VisitDate, 'weekday')}
          </span>
          <span aria-hidden className="text-3xl leading-none font-bold tabular sm:text-4xl">
            {format.date(VisitDate, 'day')}
          </span>
          <span aria-hidden className="mt-1 text-xs text-muted-foreground sm:text-sm">
            {format.date(VisitDate, 'month')}
          </span>
          <span className="sr-only">{format.date(VisitDate, 'long')}</span>
        </>
      )}
    </div>
  )
}

/** Says what an unpaid order waits for; renders nothing for any other order. */
function NextStep({ order: { Id, Status, Flow, ExpiresAt } }: HistoryRowProps) {
  const { t } = useTranslation(['order', 'payment'])
  const format = useFormat()
  const zone = useReaderZone()
  if (Status !== 'ENTRY') return null
  if (Flow === 'verifying')
    return <p className="w-full text-sm text-muted-foreground">{t('payment:flow.verifying')}</p>
  return (
    <div className="relative z-10 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-dashed border-input/60 pt-3">
      <p className="text-sm">
        <span className="font-semibold">{t(`payment:flow.${knownFlow(Flow)}`)}</span>
        {ExpiresAt !== null && (
          <span className="block text-muted-foreground">
            {t('payment:page.payBefore', { time: format.instant(ExpiresAt, zone) })}
          </span>
        )}
      </p>
      <Button asChild variant="main" size="sm">
        <Link to={paths.payment(Id)}>{t('payment:page.payNow')}</Link>
      </Button>
    </div>
  )
}
