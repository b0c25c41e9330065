import { useTranslation } from '@selat/i18n'

import { useAgency } from '../../../shared/trade/agency/use-agency.ts'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { HistoryFilters } from '../components/history/history-filters.tsx'
import { HistoryList } from '../components/history/history-list.tsx'
import { useHistoryQuery } from '../components/history/use-history-query.ts'

export default function OrderHistoryPage() {
  const { t } = useTranslation('order')
  const lead = useAgency() ? 'history.leadAgency' : 'history.lead'
  return (
    <ProfileLayout title={t('history.title')} lead={t(lead)}>
      <History />
    </ProfileLayout>
  )
}

function History() {
  const history = useHistoryQuery()
  return (
    <div className="flex flex-col gap-6">
      <HistoryFilters history={history} />
      <HistoryList history={history} />
    </div>
  )
}
