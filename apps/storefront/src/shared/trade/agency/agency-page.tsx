import type { MemberRole } from '@selat/domain'
import { PageHeading } from '@selat/ui/page-heading'
import type { ReactNode } from 'react'

import { PageMeta } from '../../app/page-meta.tsx'
import { useSessionView } from '../../app/session-store.ts'
import { SignedOut } from '../../kit/signed-out.tsx'
import { ForAgentsOnly, NotYourRole } from './deferred-no-entry.ts'
import { everybody } from './roles.ts'
import { useAgency } from './use-agency.ts'

export type AgencyPageProps = {
  title: string
  lead?: ReactNode
  /** The contents beside the heading: the page's own main action. */
  actions?: ReactNode
  /** The roles that may see the page; all members of an agency if it is absent. */
  roles?: readonly MemberRole[]
  children: ReactNode
}

/**
 * Frames a page of an agency, to which visitors come by the login page (NAV-9). A user who is no member, or has another
 * role, gets a message, and the data of the page is not requested (AGT-3). Its texts are `agency` and `account`.
 */
export function AgencyPage({ roles = everybody, title, children, ...heading }: AgencyPageProps) {
  const agency = useAgency()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  if (!isLoggedIn) return <SignedOut title={title} />
  if (!agency) return <ForAgentsOnly />
  if (!roles.includes(agency.Role)) return <NotYourRole agency={agency} roles={roles} />
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 md:py-8 print:max-w-none print:p-0">
      <PageMeta title={title} />
      <PageHeading className="mb-5 md:mb-6" {...heading}>
        {title}
      </PageHeading>
      {children}
    </div>
  )
}
