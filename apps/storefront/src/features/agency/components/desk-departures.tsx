import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'

type DeskDeparturesProps = { departures: readonly Schemas['OrderSummary'][] }

/** Lists the bookings of the agency that depart next, in the manner of a departure board. */
export function DeskDepartures({ departures }: DeskDeparturesProps) {
  const { t } = useTranslation('agency')
  return (
    <section aria-labelledby="desk-departures">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="desk-departures" className="text-xl">
          {t('desk.departures')}
        </h2>
        {departures.length > 0 && (
          <Badge>{t('desk.departuresCount', { count: departures.length })}</Badge>
        )}
        <p className="w-full text-sm text-muted-foreground">
          {t(departures.length === 0 ? 'desk.departuresNone' : 'desk.departuresLead')}
        </p>
      </div>
      {departures.length > 0 && (
        <Card asChild>
          <ul className="divide-y divide-border">
            {departures.map((order) => (
              <li key={order.Id}>
                <Departure order={order} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function Departure({ order }: { order: Schemas['OrderSummary'] }) {
  const { t } = useTranslation(['order', 'agency'])
  const format = useFormat()
  const { Id, ConfirmationNumber, VisitDate, Titles, People, Agency } = order
  return (
    <div className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 px-4 py-3 text-sm hover:bg-muted/60 sm:px-5 md:grid-cols-[8rem_minmax(0,1fr)_14rem_auto] md:items-baseline">
      <span className="font-bold tabular md:text-base">
        {VisitDate !== null && format.date(VisitDate, 'short')}
      </span>
      <Link
        to={paths.historyOrder(Id)}
        className="min-w-0 text-base font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
      >
        {Titles.map((title, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles can repeat and keep their order
          <span key={index} className="block">
            {title}
          </span>
        ))}
      </Link>
      <span className="min-w-0 wrap-anywhere text-muted-foreground max-md:col-start-2">
        {Agency?.Customer?.Name ?? Agency?.BookedBy}
        {People > 0 && ` · ${t('history.people', { count: People })}`}
      </span>
      <span className="text-muted-foreground tabular max-md:col-start-2">{ConfirmationNumber}</span>
    </div>
  )
}
