import { useTranslation } from '@selat/i18n'
import { useState } from 'react'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { useAgency } from '../../../shared/trade/agency/use-agency.ts'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { HistoryFilters } from '../components/history/history-filters.tsx'
import { HistoryList } from '../components/history/history-list.tsx'
import { historyAddress } from '../model/history-url.ts'

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
  const address = useAddress(historyAddress)
  const [clears, setClears] = useState(0)
  const history = {
    ...address,
    clears,
    clear: () => {
      setClears((count) => count + 1)
      address.clear()
    },
  }
  return (
    <div className="flex flex-col gap-6">
      <HistoryFilters history={history} />
      <HistoryList history={history} />
    </div>
  )
}
