import { useTranslation } from '@selat/i18n'

import { AfterSaleFrame } from '../components/after-sale/after-sale-frame.tsx'
import { CancelBooking } from '../components/after-sale/cancel-booking.tsx'

export default function CancelBookingPage() {
  const { t } = useTranslation('order')
  return (
    <AfterSaleFrame title={t('cancelBooking.title')} lead={t('cancelBooking.lead')}>
      {(sold) => <CancelBooking {...sold} />}
    </AfterSaleFrame>
  )
}
