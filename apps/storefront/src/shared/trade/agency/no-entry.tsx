import type { MemberRole, SessionAgency } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { knownRole } from '../../app/known/known-agency.ts'
import { PageMeta } from '../../app/page-meta.tsx'
import { paths } from '../../app/paths.ts'

/** Says in place of an agency's page that it is for members of an agency. */
export function ForAgentsOnly() {
  const { t } = useTranslation(['agency', 'common'])
  return (
    <NoEntry title={t('outside.title')} body={t('outside.body')}>
      <Button asChild variant="main">
        <Link to={paths.home()}>{t('common:error.home')}</Link>
      </Button>
      <Button asChild variant="link">
        <Link to={paths.orderHistory()}>{t('common:nav.orders')}</Link>
      </Button>
    </NoEntry>
  )
}

type NotYourRoleProps = { agency: SessionAgency; roles: readonly MemberRole[] }

/** Says in place of a page of the agency that it is for other roles. */
export function NotYourRole({ agency, roles }: NotYourRoleProps) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const names = roles.map((role) => t(`role.${role}`))
  return (
    <NoEntry
      title={t('forbidden.title')}
      body={t('forbidden.body', {
        agency: agency.Name,
        role: t(`role.${knownRole(agency.Role)}`),
        roles: format.list(names),
      })}
    >
      <Button asChild variant="main">
        <Link to={paths.agency()}>{t('forbidden.desk')}</Link>
      </Button>
      <Button asChild variant="link">
        <Link to={paths.agencyTeam()}>{t('forbidden.team')}</Link>
      </Button>
    </NoEntry>
  )
}

type NoEntryProps = { title: string; body: string; children: ReactNode }

function NoEntry({ title, body, children }: NoEntryProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-2 md:items-center md:py-16">
      <PageMeta title={title} />
      <Seascape seed="no-entry" className="aspect-3/2 w-full rounded-2xl md:order-2" />
      <div>
        <PageHeading lead={body}>{title}</PageHeading>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</p>
      </div>
    </div>
  )
}
