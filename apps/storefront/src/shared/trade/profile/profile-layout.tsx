import { PageHeading } from '@selat/ui/page-heading'
import type { ReactNode } from 'react'

import { PageMeta } from '../../app/page-meta.tsx'
import { useSessionView } from '../../app/session-store.ts'
import { SignedOut } from '../../kit/signed-out.tsx'
import { ProfileNav } from './profile-nav.tsx'
import { ProfileSignOut } from './profile-sign-out.tsx'

export type ProfileLayoutProps = {
  title: string
  lead?: ReactNode
  /** Beside the heading: the page's own main action. */
  actions?: ReactNode
  children: ReactNode
}

/** Around every page of the account, to which visitors come by the login page (NAV-9). */
export function ProfileLayout({ title, lead, actions, children }: ProfileLayoutProps) {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  // Ended while it was open: whoever ended it has said where to go, except in another tab.
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
