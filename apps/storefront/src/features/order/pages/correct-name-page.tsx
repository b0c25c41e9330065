import { useTranslation } from '@selat/i18n'

import { AfterSaleFrame } from '../components/after-sale/after-sale-frame.tsx'
import { CorrectName } from '../components/after-sale/correct-name.tsx'

export default function CorrectNamePage() {
  const { t } = useTranslation('order')
  return (
    <AfterSaleFrame title={t('correctName.title')} lead={t('correctName.lead')}>
      {(sold) => <CorrectName {...sold} />}
    </AfterSaleFrame>
  )
}
