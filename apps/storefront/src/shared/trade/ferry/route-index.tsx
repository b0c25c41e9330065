import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { type RouteLink, routeLinks } from './route-links.ts'

/**
 * Lists every terminal of the network that has a page, with the routes that leave it, for visitors without a search and
 * for search engines.
 */
export function RouteIndex({ network }: { network: Schemas['FerryNetwork'] }) {
  const { t } = useTranslation('guide')
  const id = useId()
  const links = routeLinks(network)
  const terminals = network.Terminals.filter(({ Slug }) => Slug !== undefined)
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-t border-border pt-6">
      <h2 id={id} className="text-2xl text-balance">
        {t('index.routes')}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {terminals.map((terminal) => (
          <Departures
            key={terminal.Code}
            terminal={terminal}
            links={links.filter(({ from }) => from.Code === terminal.Code)}
          />
        ))}
      </div>
    </section>
  )
}

type DeparturesProps = { terminal: Schemas['Terminal']; links: readonly RouteLink[] }

function Departures({ terminal: { Name, Slug = '' }, links }: DeparturesProps) {
  return (
    <div>
      <h3 className="border-b border-border pb-2 text-base">
        <Link to={paths.terminal(Slug)} className="no-underline hover:underline">
          {Name}
        </Link>
      </h3>
      <ul className="mt-2">
        {links.map(({ path, to }) => (
          <IndexLink key={path} to={path}>
            {/* Screen readers list links without their heading, so each link names the terminal of departure, too. */}
            <span className="sr-only">{`${Name} – `}</span>
            {to.Name}
          </IndexLink>
        ))}
      </ul>
    </div>
  )
}

export function IndexLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="py-1.5">
      <Link to={to} className="underline decoration-1 underline-offset-4 hover:decoration-2">
        {children}
      </Link>
    </li>
  )
}
