import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { KeyRound, ReceiptText, Ship, UserRound, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { PageMeta } from '../../app/page-meta.tsx'
import { paths } from '../../app/paths.ts'
import { useSessionView } from '../../app/session-store.ts'
import { SignedOut } from '../../kit/signed-out.tsx'
import { sellers } from '../agency/roles.ts'
import { useIsFor } from '../agency/use-agency.ts'
import { ProfileSignOut } from './profile-sign-out.tsx'

export type ProfileLayoutProps = {
  title: string
  lead?: ReactNode
  /** The contents beside the heading: the page's own main action. */
  actions?: ReactNode
  children: ReactNode
}

/** Frames the pages of the account, to which visitors come by the login page (NAV-9). */
export function ProfileLayout({ title, lead, actions, children }: ProfileLayoutProps) {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  // The session ended while the page was open. The code that ended it leads elsewhere, except if it ran in another tab.
  if (!isLoggedIn) return <SignedOut title={title} />
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 px-4 py-6 sm:px-6 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:py-12">
      <PageMeta title={title} />
      <ProfileNav className="md:row-start-1" />
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
        <PageHeading lead={lead} actions={actions} className="mb-6 md:mb-8">
          {title}
        </PageHeading>
        {children}
      </div>
      <ProfileSignOut className="md:col-start-1 md:row-start-2" />
    </div>
  )
}

/** Shows the navigation between the pages of the account: a column beside the page, on phones a row above it. */
function ProfileNav({ className = '' }: { className?: string }) {
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
              // If the row is longer than the screen, the link to the current page must be in view.
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
