import { useTranslation } from '@selat/i18n'

import { AfterSaleFrame } from '../components/after-sale/after-sale-frame.tsx'
import { ChangeDate } from '../components/after-sale/change-date.tsx'

export default function ChangeDatePage() {
  const { t } = useTranslation('order')
  return (
    <AfterSaleFrame title={t('changeDate.title')} lead={t('changeDate.lead')}>
      {(sold) => <ChangeDate {...sold} />}
    </AfterSaleFrame>
  )
}
