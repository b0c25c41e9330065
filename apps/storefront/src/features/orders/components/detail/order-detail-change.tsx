import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'

/** Says that this order only pays the difference of a change, and links to the booking that is changed. */
export function OrderDetailChange({ changeOf }: { changeOf: string }) {
  const { t } = useTranslation('order')
  return (
    <Alert
      title={t('detail.changeOf')}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.orderDetail(changeOf)}>{t('detail.toBooking')}</Link>
        </Button>
      }
    >
      {t('detail.changeOfBody')}
    </Alert>
  )
}
