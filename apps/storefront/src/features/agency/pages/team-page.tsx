import { useTranslation } from '@selat/i18n'

import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { owners, everybody } from '../../../shared/trade/agency/roles.ts'
import { useAgency, useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { AddMember } from '../components/add-member.tsx'
import { AgencyEvents } from '../components/agency-events.tsx'
import { MemberList } from '../components/member-list.tsx'

export default function TeamPage() {
  const { t } = useTranslation('agency')
  const agency = useAgency()
  const isOwner = useIsFor(owners)
  return (
    <AgencyPage
      title={t('team.title')}
      lead={t('team.lead', { agency: agency?.Name ?? '' })}
      actions={isOwner && <AddMember />}
    >
      <div className="flex flex-col gap-10">
        <div>
          <MemberList canChange={isOwner} />
          {!isOwner && <p className="mt-3 text-sm text-muted-foreground">{t('team.readOnly')}</p>}
        </div>
        <RolesExplained />
        <AgencyEvents />
      </div>
    </AgencyPage>
  )
}

/** Explains the rights of each role, and marks the reader's own. */
function RolesExplained() {
  const { t } = useTranslation('agency')
  const own = useAgency()?.Role
  return (
    <section aria-labelledby="team-roles">
      <h2 id="team-roles" className="text-xl">
        {t('team.roles')}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 border-t border-border pt-4 md:grid-cols-3">
        {everybody.map((role) => (
          <div key={role}>
            <dt className="font-semibold">
              {t(`role.${role}`)}
              {role === own && (
                <>
                  {' '}
                  <span className="ms-1 text-sm font-normal text-muted-foreground">
                    {t('team.you')}
                  </span>
                </>
              )}
            </dt>
            <dd className="mt-0.5 text-sm text-muted-foreground">{t(`teamMay.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
