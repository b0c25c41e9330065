import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

/** Lists the routes from a terminal, with their duration, their operators and the lowest price. */
export function TerminalRoutes({ routes }: { routes: readonly Schemas['TerminalRoute'][] }) {
  const { t } = useTranslation(['guide', 'product'])
  const format = useFormat()
  return (
    <DetailSection title={t('fact.routes')}>
      <ul className="divide-y divide-border border-y border-border">
        {routes.map((route) => (
          <li key={route.Slug}>
            <Link
              to={paths.ferryRoute(route.Slug)}
              className="group grid grid-cols-[1fr_auto_auto] items-center gap-x-4 py-3.5 no-underline max-[20rem]:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span className="font-semibold group-hover:text-brand-text">{route.To.Name}</span>
              <span className="row-span-2 text-end font-bold tabular max-[20rem]:row-span-1 max-[20rem]:row-start-3 max-[20rem]:text-start">
                {route.LowestPrice && (
                  <>
                    <span className="block text-xs font-medium text-muted-foreground">
                      {t('timetable.price')}
                    </span>
                    {format.money(route.LowestPrice)}
                  </>
                )}
              </span>
              <ArrowRight
                aria-hidden
                className="row-span-2 size-5 max-[20rem]:col-start-2 max-[20rem]:row-span-3 max-[20rem]:row-start-1 text-muted-foreground transition-transform group-hover:translate-x-1 group-hover:text-brand-text"
              />
              <span className="text-sm text-muted-foreground tabular">
                {[format.duration(route.CrossingMinutes), format.list(route.Operators)].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
