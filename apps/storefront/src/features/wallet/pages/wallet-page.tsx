import { useTranslation } from '@selat/i18n'
import { useSearchParams } from 'react-router-dom'

import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { treasurers } from '../../../shared/trade/agency/roles.ts'
import { TopUpEditor } from '../components/top-up-editor.tsx'
import { TopUpLink } from '../components/top-up-link.tsx'
import { WaitingOrder } from '../components/waiting-order.tsx'
import { WalletView } from '../components/wallet-view.tsx'

export default function WalletPage() {
  const { t } = useTranslation('wallet')
  const topUp = useSearchParams()[0].get('topup')
  if (topUp !== null)
    return (
      <AgencyPage key={topUp} roles={treasurers} title={t('form.title')} lead={t('form.lead')}>
        <WaitingOrder />
        <TopUpEditor again={topUp === 'new' ? null : topUp} />
      </AgencyPage>
    )
  return (
    <AgencyPage key="wallet" title={t('page.title')} actions={<TopUpLink />}>
      <WaitingOrder />
      <WalletView />
    </AgencyPage>
  )
}
