import { useTranslation } from '@selat/i18n'
import type { UnknownValue } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Navigate, Link } from 'react-router-dom'

import { knownFlow } from '../../../shared/app/known/known-payments.ts'
import { paths } from '../../../shared/app/paths.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { OrderPayment, type PaymentView } from '../components/order-payment.tsx'
import { PaymentClosed } from '../components/payment-closed.tsx'
import { PaymentFrame } from '../components/payment-frame.tsx'
import { PaymentTimeline } from '../components/payment-timeline.tsx'
import { UnknownPayment } from '../components/unknown-payment.tsx'
import { useHasMovedOn } from '../components/use-has-moved-on.ts'
import { Verifying } from '../components/verifying.tsx'
import { WaitingOrders } from '../components/waiting-orders.tsx'

export default function PendingPaymentPage() {
  const order = useOrderParam()
  if (order.kind === 'none') return <WaitingOrders />
  if (order.kind === 'malformed') return <OrderNotFound />
  return <OrderPayment orderId={order.id}>{(view) => <PendingScreen view={view} />}</OrderPayment>
}

function PendingScreen({ view }: { view: PaymentView }) {
  const { order, payment } = view
  const hasMovedOn = useHasMovedOn(payment)
  switch (payment.Flow) {
    case 'verifying':
      return <Verifying view={view} />
    case 'awaiting_method':
    case 'awaiting_proof':
    case 'proof_uploaded':
    case 'awaiting_transfer':
      return <StillToPay view={view} />
    case 'rejected':
    case 'failed':
      return <Navigate replace to={paths.payment(order.Id)} />
    case 'succeeded':
      return <Navigate replace to={paths.successPayment(order.Id)} />
    case 'expired':
    case 'cancelled':
      return <PaymentClosed view={view} reason={payment.Flow} isJustOver={hasMovedOn} />
    default:
      payment.Flow satisfies UnknownValue
      return <UnknownPayment view={view} />
  }
}

/** Shows the state of a payment that still waits for its payer, and links to the payment page. */
function StillToPay({ view }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const { order, payment } = view
  return (
    <PaymentFrame view={view} title={t('waiting.oneTitle')}>
      <PaymentTimeline history={payment.History} now={t(`flow.${knownFlow(payment.Flow)}`)} />
      <Button asChild variant="main" size="lg" className="mt-8">
        <Link to={paths.payment(order.Id)}>{t('page.payNow')}</Link>
      </Button>
    </PaymentFrame>
  )
}
