import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { OrderPrice } from '../../../shared/trade/order/order-price.tsx'
import { OrderContent } from './order-content.tsx'

export type OrderSummaryProps = { order: Schemas['Order'] }

/** Shows what is paid for. On a narrow screen it is folded at first, so that the way to pay comes first. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const { t } = useTranslation(['payment', 'order'])
  const isWide = useMediaQuery('(width >= 64rem)')
  return (
    <Card className="px-5 py-1 sm:px-6">
      <Details summary={t('page.yourOrder')} open={isWide} className="border-b-0">
        <OrderContent order={order} />
        {order.ChangeOf === null && <WhatItCosts order={order} />}
      </Details>
    </Card>
  )
}

function WhatItCosts({ order }: OrderSummaryProps) {
  const { t } = useTranslation(['payment', 'order'])
  return (
    <>
      <Details summary={t('page.priceLines')} className="mt-4 border-t border-b-0 text-sm">
        <OrderPrice order={order} totalLabel={t('order:detail.total')} />
      </Details>
      <Link
        to={paths.orderDetail(order.Id)}
        className="mt-2 inline-flex min-h-8 items-center text-sm text-brand-text underline underline-offset-4"
      >
        {t('page.viewOrder')}
      </Link>
    </>
  )
}
