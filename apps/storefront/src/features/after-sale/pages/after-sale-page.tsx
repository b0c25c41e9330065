import { useTranslation } from '@selat/i18n'

import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { ForRoles } from '../../../shared/trade/agency/for-roles.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { AfterSaleFrame } from '../components/after-sale-frame.tsx'
import { CancelBooking } from '../components/cancel/cancel-booking.tsx'
import { ChangeDate } from '../components/change-date/change-date.tsx'
import { CorrectName } from '../components/correct-name/correct-name.tsx'

/** Shows one of the pages that change a paid booking; the last part of the address says which one. */
export default function AfterSalePage() {
  return (
    <ForRoles roles={sellers}>
      <Task />
    </ForRoles>
  )
}

function Task() {
  const { t } = useTranslation('order')
  switch (usePageParams('/order-detail/:task').task) {
    case 'change':
      return (
        <AfterSaleFrame key="change" title={t('changeDate.title')} lead={t('changeDate.lead')}>
          {(sold) => <ChangeDate {...sold} />}
        </AfterSaleFrame>
      )
    case 'name':
      return (
        <AfterSaleFrame key="name" title={t('correctName.title')} lead={t('correctName.lead')}>
          {(sold) => <CorrectName {...sold} />}
        </AfterSaleFrame>
      )
    default:
      return (
        <AfterSaleFrame
          key="cancel"
          title={t('cancelBooking.title')}
          lead={t('cancelBooking.lead')}
        >
          {(sold) => <CancelBooking {...sold} />}
        </AfterSaleFrame>
      )
  }
}
