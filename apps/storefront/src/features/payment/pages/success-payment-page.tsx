import type { UnknownValue } from '@selat/sdk'
import { Navigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { NoOrder } from '../components/no-order.tsx'
import { OrderPayment, type PaymentView } from '../components/order-payment.tsx'
import { PaymentSucceeded } from '../components/paid/payment-succeeded.tsx'
import { PaymentClosed } from '../components/payment-closed.tsx'
import { UnknownPayment } from '../components/unknown-payment.tsx'
import { useHasMovedOn } from '../components/use-has-moved-on.ts'

export default function SuccessPaymentPage() {
  const order = useOrderParam()
  if (order.kind === 'none') return <NoOrder />
  if (order.kind === 'malformed') return <OrderNotFound />
  return <OrderPayment orderId={order.id}>{(view) => <SuccessScreen view={view} />}</OrderPayment>
}

/** Shows the success only if the server says that the payment has succeeded; otherwise the page of its actual step opens. */
function SuccessScreen({ view }: { view: PaymentView }) {
  const { order, payment } = view
  const hasMovedOn = useHasMovedOn(payment)
  switch (payment.Flow) {
    case 'succeeded':
      return <PaymentSucceeded view={view} />
    case 'verifying':
      return <Navigate replace to={paths.pendingPayment(order.Id)} />
    case 'awaiting_method':
    case 'awaiting_proof':
    case 'proof_uploaded':
    case 'rejected':
    case 'failed':
    case 'awaiting_transfer':
      return <Navigate replace to={paths.payment(order.Id)} />
    case 'expired':
    case 'cancelled':
      return <PaymentClosed view={view} reason={payment.Flow} isJustOver={hasMovedOn} />
    default:
      payment.Flow satisfies UnknownValue
      return <UnknownPayment view={view} />
  }
}
