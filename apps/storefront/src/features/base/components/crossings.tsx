import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { StraitMap } from '@selat/ui/strait-map'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { routeLink } from '../../../shared/trade/ferry/route-links.ts'
import { terminalOf } from '../../../shared/trade/ferry/use-network.ts'
import { startCriteria, useBookableRange } from '../../../shared/trade/ferry/use-search-form.ts'

const listed = 7

/** Lists the crossings with the most operators, beside a map that shows the one under the pointer or the focus (FER-8). */
export function Crossings({ network }: { network: Schemas['FerryNetwork'] }) {
  const { t } = useTranslation('base')
  const { Ferry } = useTenant()
  const range = useBookableRange()
  const routes = mostSailed(network, Ferry.DefaultFrom)
  const [pointed, setPointed] = useState<string>()
  const shown = routes.find(({ Id }) => Id === pointed) ?? routes[0]
  const nameOf = (code: string) => terminalOf(network, code)?.Name ?? code
  const toResults = (route: Schemas['FerryRoute']) =>
    paths.ferryResult(
      serializeCriteria(startCriteria({ from: route.From, to: route.To }, Ferry, range)),
    )
  return (
    <>
      <div>
        <ul className="divide-y divide-border border-y border-border">
          {routes.map((route) => (
            <Crossing
              key={route.Id}
              route={route}
              name={`${nameOf(route.From)} – ${nameOf(route.To)}`}
              page={routeLink(network, route.From, route.To)[0]?.path}
              results={toResults(route)}
              onPoint={() => setPointed(route.Id)}
            />
          ))}
        </ul>
        <Link
          to={`${paths.ferry()}#routes`}
          className="mt-3 inline-flex min-h-8 items-center font-semibold text-brand-text underline underline-offset-4"
        >
          {t('home.allRoutes')}
        </Link>
      </div>
      <StraitMap
        label={t('home.mapTitle')}
        description={t('home.mapDescription')}
        terminals={network.Terminals.map((terminal) => ({
          code: terminal.Code,
          latitude: terminal.Latitude,
          longitude: terminal.Longitude,
          ...((terminal.Code === shown?.From || terminal.Code === shown?.To) && {
            label: terminal.Name,
          }),
        }))}
        {...(shown && { route: [shown.From, shown.To] as const })}
        className="self-start max-lg:mt-2 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      />
    </>
  )
}

type CrossingProps = {
  route: Schemas['FerryRoute']
  name: string
  /** The path of the page about the route; undefined if it has none. */
  page: string | undefined
  results: string
  onPoint: () => void
}

function Crossing({ route, name, page, results, onPoint }: CrossingProps) {
  const { t } = useTranslation(['base', 'ferry'])
  const format = useFormat()
  const pointing = { onFocus: onPoint, onPointerEnter: onPoint }
  const title = 'font-semibold no-underline hover:text-brand-text hover:underline'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <span className="min-w-0">
        {page === undefined ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Link to={page} {...pointing} className={title}>
            {name}
          </Link>
        )}
        <span className="block text-sm text-muted-foreground tabular">
          {format.duration(route.CrossingMinutes)}
          {' · '}
          {t(route.IsInternational ? 'ferry:search.international' : 'ferry:search.domestic')}
        </span>
      </span>
      <Link
        to={results}
        {...pointing}
        className="group inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-text no-underline hover:underline"
      >
        {t('home.sailings')}
        <span className="sr-only">, {name}</span>
        <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
      </Link>
    </li>
  )
}

function mostSailed(network: Schemas['FerryNetwork'], home: string): Schemas['FerryRoute'][] {
  const weight = ({ From, To, Operators }: Schemas['FerryRoute']) =>
    Operators.length * 2 + (From === home || To === home ? 1 : 0)
  return network.Routes.toSorted(
    (first, second) =>
      weight(second) - weight(first) || first.CrossingMinutes - second.CrossingMinutes,
  ).slice(0, listed)
}
