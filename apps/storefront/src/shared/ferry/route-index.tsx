import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../paths.ts'
import { routeLinks } from './route-links.ts'

/** Every route and terminal of the network that has a page, for who looks around and for search engines. */
export function RouteIndex({ network }: { network: Schemas['FerryNetwork'] }) {
  const { t } = useTranslation('guide')
  const links = routeLinks(network)
  const terminals = network.Terminals.filter(({ Slug }) => Slug !== undefined)
  if (links.length === 0) return null
  return (
    <>
      <Index title={t('index.routes')}>
        {links.map(({ path, from, to }) => (
          <IndexLink key={path} to={path}>
            {t('index.route', { from: from.Name, to: to.Name })}
          </IndexLink>
        ))}
      </Index>
      <Index title={t('index.terminals')}>
        {terminals.map(({ Code, Slug = '', Name }) => (
          <IndexLink key={Code} to={paths.terminal(Slug)}>
            {Name}
          </IndexLink>
        ))}
      </Index>
    </>
  )
}

function Index({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-border pt-6">
      <h2 id={id} className="text-2xl text-balance">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  )
}

export function IndexLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-10 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
    </li>
  )
}
