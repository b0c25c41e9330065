import type { MemberRole } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../shared/app/paths.ts'
import { deferredUntilRendered } from '../../shared/kit/deferred.tsx'
import { everybody, sellers } from '../../shared/trade/agency/roles.ts'
import { useAgency } from '../../shared/trade/agency/use-agency.ts'
import { useFreshAgency } from '../../shared/trade/agency/use-fresh-agency.ts'
import { useIsNetHidden } from '../../shared/trade/price/net-visibility.ts'
import { CustomerBar } from '../../shared/trade/sale/customer-bar.tsx'

const SoldViewKeeper = deferredUntilRendered(() =>
  import('../../shared/trade/sale/sold-view-keeper.tsx').then((module) => module.SoldViewKeeper),
)

/** Shows the links to the agency's pages, and the customer that the agent books for, under the header of every page. */
export function AgencyBar() {
  const { t } = useTranslation('agency')
  const agency = useAgency()
  const { pathname } = useLocation()
  const isNetHidden = useIsNetHidden()
  useFreshAgency()
  if (!agency) return null
  return (
    <>
      <nav aria-label={t('nav.label')} className="border-b border-border bg-muted print:hidden">
        <ul className="mx-auto flex w-full max-w-6xl gap-1 overflow-x-auto px-1 [scrollbar-width:none] sm:px-3">
          {agencyLinksOf(agency.Role).map(({ room, to }) => (
            <li key={room}>
              <Link
                to={to}
                ref={pathname === to ? intoView : undefined}
                aria-current={pathname === to ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted-foreground -outline-offset-2 hover:text-foreground aria-[current=page]:border-brand aria-[current=page]:text-brand-text forced-colors:aria-[current=page]:underline"
              >
                {t(`nav.${room}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CustomerBar />
      {isNetHidden && <SoldViewKeeper />}
    </>
  )
}

/** Scrolls the link of the current page into view, because the strip of links may be wider than the screen. */
function intoView(link: HTMLElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

type AgencyRoom = 'desk' | 'bookings' | 'customers' | 'quotations' | 'wallet' | 'markup' | 'team'

type AgencyLink = { room: AgencyRoom; to: string; roles: readonly MemberRole[] }

/** The pages of an agency, in the order in which they are used during a day. */
const links: readonly AgencyLink[] = [
  { room: 'desk', to: paths.agency(), roles: everybody },
  { room: 'bookings', to: paths.orderHistory(), roles: everybody },
  { room: 'customers', to: paths.customers(), roles: sellers },
  { room: 'quotations', to: paths.quotations(), roles: sellers },
  { room: 'wallet', to: paths.wallet(), roles: everybody },
  { room: 'markup', to: paths.agencyMarkup(), roles: everybody },
  { room: 'team', to: paths.agencyTeam(), roles: everybody },
]

/** Returns the links to the pages that a role may open. */
function agencyLinksOf(role: MemberRole): readonly AgencyLink[] {
  return links.filter(({ roles }) => roles.includes(role))
}
