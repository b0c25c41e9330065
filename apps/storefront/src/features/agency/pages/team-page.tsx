import { useTranslation } from '@selat/i18n'

import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { owners } from '../../../shared/trade/agency/roles.ts'
import { useAgency, useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { AddMember } from '../components/add-member.tsx'
import { AgencyEvents } from '../components/agency-events.tsx'
import { MemberList } from '../components/member-list.tsx'
import { RolesExplained } from '../components/roles-explained.tsx'

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
