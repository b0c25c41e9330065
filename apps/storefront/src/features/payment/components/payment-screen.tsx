import type { UnknownValue } from '@selat/sdk'
import { Navigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { OpenPayment } from './open-payment.tsx'
import type { PaymentView } from './order-payment.tsx'
import { PaymentClosed } from './payment-closed.tsx'
import { UnknownPayment } from './unknown-payment.tsx'

/** Shows the payer the step of their payment, and leads to another page once the payer has nothing more to do (CHK-5). */
export function PaymentScreen({ view }: { view: PaymentView }) {
  const { order, payment } = view
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
      return <PaymentClosed view={view} reason={payment.Flow} />
    default:
      payment.Flow satisfies UnknownValue
      return <UnknownPayment view={view} />
  }
}
