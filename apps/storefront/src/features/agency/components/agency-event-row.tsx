import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Link } from 'react-router-dom'

import { knownAgencyEvent } from '../../../shared/app/known/known-agency.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'

/** One line of who did what; an order is a step away. */
export function AgencyEventRow({ event }: { event: Schemas['AgencyEvent'] }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const zone = useTenantZone()
  const isNetHidden = useIsNetHidden()
  const { At, By, Event, About, Order, Amount } = event
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 text-sm md:grid-cols-[13rem_10rem_minmax(0,1fr)_auto] md:items-baseline">
      <time dateTime={At} className="text-muted-foreground tabular max-md:col-span-2">
        {format.instant(At, zone)}
      </time>
      <span className="font-semibold wrap-anywhere max-md:col-span-2">{By}</span>
      <span className="min-w-0 wrap-anywhere">
        {t(`eventsWhat.${knownAgencyEvent(Event)}`)}{' '}
        {About !== '' && (
          <span className="ms-1 text-muted-foreground">
            {Order === null ? (
              About
            ) : (
              <Link
                to={paths.historyOrder(Order)}
                className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4 tabular"
              >
                {About}
              </Link>
            )}
          </span>
        )}
      </span>
      <span className="text-end tabular">
        {Amount && !(isNetHidden && Order !== null) && format.money(Amount)}
      </span>
    </li>
  )
}
