import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { PageHeading } from '@selat/ui/page-heading'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { CheckoutSteps } from '../../../shared/trade/checkout/checkout-steps.tsx'
import { useShownDue } from '../../../shared/trade/price/shown-order.ts'
import { OrderContent } from './order-content.tsx'
import type { PaymentView } from './order-payment.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'

/** Shows that the agency is checking the payment: what has happened, what comes next, and that the page can be left. */
export function Verifying({ view }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const { order, payment, isLost } = view
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('verifying.title')} />
      {order.ChangeOf === null && <CheckoutSteps current="payment" className="mb-8" />}
      <PageHeading
        eyebrow={t('page.order', { number: order.ConfirmationNumber })}
        lead={t('verifying.body')}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.orderDetail(order.Id)}>{t('page.viewOrder')}</Link>
          </Button>
        }
      >
        {t('verifying.title')}
      </PageHeading>
      {isLost && (
        <Alert variant="warning" live="polite" className="mt-6">
          {t('page.lost')}
        </Alert>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div>
          <PaymentTimeline
            history={payment.History}
            now={t(payment.Proof ? 'verifying.now' : 'flow.verifying')}
          />
          <h2 className="mt-10 text-xl">{t('verifying.nextTitle')}</h2>
          <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-muted-foreground">
            <li>{t('verifying.nextAccepted', { email: order.Contact.Email })}</li>
            <li>{t('verifying.nextRejected')}</li>
            <li>{t('verifying.nextSeats')}</li>
          </ul>
        </div>
        <Card className="self-start p-5 sm:p-6">
          <h2 className="mb-4 text-xl">{t('page.yourOrder')}</h2>
          <OrderContent order={order} />
          <PaidBy payment={payment} order={order} />
        </Card>
      </div>
    </div>
  )
}

/** Shows the method and the amount that the agency looks for in its account. */
function PaidBy({
  payment: { Method, Amount },
  order,
}: {
  payment: Schemas['Payment']
  order: Schemas['Order']
}) {
  const format = useFormat()
  const due = useShownDue(order, Amount)
  if (Method === null) return null
  return (
    <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-4">
      <dt className="text-muted-foreground">{Method.Name}</dt>
      <dd className="text-lg font-bold tabular">{format.money(due)}</dd>
    </dl>
  )
}
