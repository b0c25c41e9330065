import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { OrderRefunds } from '../../../shared/trade/order/order-refunds.tsx'
import {
  isLateRefunded,
  paymentEnding,
  paymentEndingTexts,
} from '../../../shared/trade/order/payment-ending.ts'
import { searchAgain } from '../../../shared/trade/order/search-again.ts'
import { ContactLinks } from './contact-links.tsx'
import { OrderContent } from './order-content.tsx'
import type { PaymentView } from './order-payment.tsx'

export type PaymentClosedProps = {
  view: PaymentView
  reason: 'expired' | 'cancelled'
  /** Whether the payment ended while the page was shown. The step that had the focus is gone then, so the heading takes it. */
  isJustOver: boolean
}

/**
 * Shows a payment that ended without a ticket: what happened, what became of the seats and the money, and how to book again.
 */
export function PaymentClosed({ view, reason, isJustOver }: PaymentClosedProps) {
  const { t } = useTranslation(['payment', 'common'])
  const { order, payment } = view
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isJustOver) heading.current?.focus()
  }, [isJustOver])
  const ending = paymentEnding(reason, order, payment)
  const texts = paymentEndingTexts[ending]
  const title = t(texts.title)
  const isLate = isLateRefunded(payment)
  const wasPaid = isLate || order.PaidAt !== null
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6 md:py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <PageMeta title={title} />
      <div>
        <PageHeading
          ref={heading}
          eyebrow={t('page.order', { number: order.ConfirmationNumber })}
          // If a late payment was refunded, the lead would wrongly say that none arrived; the notice below explains it.
          lead={!(isLate && order.ChangeOf === null) && <span role="status">{t(texts.body)}</span>}
        >
          {title}
        </PageHeading>
        {isLate && (
          <Alert live="polite" className="mt-6 max-w-2xl" title={t('refunded.title')}>
            {t('refunded.body')}
          </Alert>
        )}
        {wasPaid && (
          <div className="mt-6 max-w-2xl empty:hidden">
            <OrderRefunds order={{ ...order, Payment: payment }} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {order.ChangeOf === null ? (
            <WhereNext order={order} />
          ) : (
            <Button asChild variant="main" size="lg">
              <Link to={paths.orderDetail(order.ChangeOf)}>{t('change.booking')}</Link>
            </Button>
          )}
        </div>
        {order.ChangeOf === null && (
          <Card className="mt-8 p-5 sm:p-6">
            <OrderContent order={order} canSearchAgain />
          </Card>
        )}
        <p className="mt-6 max-w-2xl text-pretty text-muted-foreground">
          {t(wasPaid ? 'common:nav.contact' : 'closed.alreadyPaid')}
        </p>
        <ContactLinks about={order.ConfirmationNumber} />
      </div>
      <Seascape
        seed={order.Id}
        scene="islands"
        hasVessel={false}
        className="h-full min-h-80 rounded-2xl max-lg:hidden"
      />
    </div>
  )
}

function WhereNext({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation(['payment', 'cart'])
  return (
    <>
      <Button asChild variant="main" size="lg" className="max-sm:grow">
        <Link to={searchAgain(order)}>{t('cart:expired.searchAgain')}</Link>
      </Button>
      <Button asChild variant="outline" size="lg" className="max-sm:grow">
        <Link to={paths.orderDetail(order.Id)}>{t('page.viewOrder')}</Link>
      </Button>
    </>
  )
}
