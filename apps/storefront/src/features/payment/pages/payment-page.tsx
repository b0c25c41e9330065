import type { UnknownValue } from '@selat/sdk'
import { Link, Navigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { BrandMark } from '../../../shared/kit/brand-mark.tsx'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { NoOrder } from '../components/no-order.tsx'
import { OpenPayment } from '../components/open-payment.tsx'
import { OrderPayment, type PaymentView } from '../components/order-payment.tsx'
import { PaymentClosed } from '../components/payment-closed.tsx'
import { UnknownPayment } from '../components/unknown-payment.tsx'
import { useHasMovedOn } from '../components/use-has-moved-on.ts'

export default function PaymentPage() {
  const order = useOrderParam()
  return (
    <>
      <PaymentHeader />
      {order.kind === 'none' && <NoOrder />}
      {order.kind === 'malformed' && <OrderNotFound />}
      {order.kind === 'order' && (
        <OrderPayment orderId={order.id}>{(view) => <PaymentScreen view={view} />}</OrderPayment>
      )}
    </>
  )
}

/** Shows the tenant's brand. It is part of the main content, so it cannot be the site's banner landmark. */
function PaymentHeader() {
  return (
    <div className="border-b border-border">
      <div className="mx-auto flex min-h-14 w-full max-w-6xl items-center px-4 sm:px-6">
        <Link to={paths.home()} className="flex min-h-11 items-center rounded-sm">
          <BrandMark />
        </Link>
      </div>
    </div>
  )
}

/** Shows the payer the step of their payment, and leads to another page once the payer has nothing more to do (CHK-5). */
function PaymentScreen({ view }: { view: PaymentView }) {
  const { order, payment } = view
  const hasMovedOn = useHasMovedOn(payment)
  switch (payment.Flow) {
    case 'awaiting_method':
    case 'awaiting_proof':
    case 'proof_uploaded':
    case 'rejected':
    case 'failed':
    case 'awaiting_transfer':
      return <OpenPayment view={view} />
    case 'verifying':
      return <Navigate replace to={paths.pendingPayment(order.Id)} />
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
