import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { knownOrderStatus } from '../../../../shared/app/known/known-orders.ts'
import { paths } from '../../../../shared/app/paths.ts'

type OrderDetailChangeProps = { changeOf: string; status: Schemas['OrderStatus'] }

const unpaid = { title: 'detail.changeOf', body: 'detail.changeOfBody' } as const
const over = { title: 'detail.changeOver', body: 'detail.changeOverBody' } as const
const textsOf = {
  ENTRY: unpaid,
  POSTED: { title: 'detail.changePaid', body: 'detail.changePaidBody' },
  CANCELLED: over,
  EXPIRED: over,
  unknown: unpaid,
} as const

/**
 * Says that this order only pays the difference of a change and whether the tickets have moved, and links to the booking that is
 * changed.
 */
export function OrderDetailChange({ changeOf, status }: OrderDetailChangeProps) {
  const { t } = useTranslation('order')
  const texts = textsOf[knownOrderStatus(status)]
  return (
    <Alert
      title={t(texts.title)}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.orderDetail(changeOf)}>{t('detail.toBooking')}</Link>
        </Button>
      }
    >
      {t(texts.body)}
    </Alert>
  )
}
