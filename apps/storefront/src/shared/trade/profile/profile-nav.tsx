import { useTranslation } from '@selat/i18n'
import { KeyRound, ReceiptText, Ship, UserRound, UsersRound } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { sellers } from '../agency/roles.ts'
import { useIsFor } from '../agency/use-agency.ts'

/** The navigation between the pages of the account: a rail beside the page, on phones a strip above it. */
export function ProfileNav({ className = '' }: { className?: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { pathname } = useLocation()
  const isSeller = useIsFor(sellers)
  const rooms = [
    { to: paths.profile(), text: t('profile.overview'), Icon: Ship },
    { to: paths.orderHistory(), text: t('common:nav.orders'), Icon: ReceiptText },
    { to: paths.profileForm(), text: t('profile.details'), Icon: UserRound },
    ...(isSeller
      ? [{ to: paths.profilePassenger(), text: t('common:nav.passengers'), Icon: UsersRound }]
      : []),
    { to: paths.profilePassword(), text: t('profile.password'), Icon: KeyRound },
  ]
  return (
    <nav aria-label={t('profile.nav')} className={className}>
      <ul className="flex gap-1 overflow-x-auto max-md:-mx-4 max-md:px-4 max-md:pb-1 max-sm:[scrollbar-width:none] md:flex-col">
        {rooms.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              // If the strip is longer than the screen, the link to the current page must be in view.
              ref={pathname === to ? intoView : undefined}
              aria-current={pathname === to ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 font-semibold whitespace-nowrap max-sm:px-2.5 max-sm:text-sm text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-brand-surface aria-[current=page]:text-brand-text forced-colors:aria-[current=page]:underline"
            >
              <Icon aria-hidden className="hidden size-4.5 shrink-0 md:block" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function intoView(link: HTMLElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
