import { useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { knownFlow } from '../../../../shared/app/known/known-payments.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { sellers } from '../../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../../shared/trade/agency/use-agency.ts'
import { PaymentBoard } from '../../../../shared/trade/order/payment-board.tsx'
import {
  isLateRefunded,
  paymentEnding,
  paymentEndingTexts,
} from '../../../../shared/trade/order/payment-ending.ts'
import { searchAgain } from '../../../../shared/trade/order/search-again.ts'

export type ReceivedOrder = {
  order: Schemas['Order']
  /** The time of the device's clock at which it arrived. */
  receivedAt: number
  /** Loads the order again, after its time to pay has ended. */
  askAgain: () => void
}

/** Shows what can still be done about the payment; renders nothing once it has succeeded. */
export function OrderDetailPayment(props: ReceivedOrder) {
  const { t: tPayment } = useTranslation('payment')
  const { Flow } = props.order.Payment
  switch (Flow) {
    case 'awaiting_method':
    case 'awaiting_proof':
    case 'proof_uploaded':
    case 'rejected':
    case 'failed':
    case 'awaiting_transfer':
      return <ToPay {...props} />
    case 'verifying':
      return <UnderReview order={props.order} />
    case 'expired':
    case 'cancelled':
      return <Over order={props.order} flow={Flow} />
    case 'succeeded':
      return null
    default:
      Flow satisfies UnknownValue
      return <Alert title={tPayment('flow.unknown')}>{tPayment('page.unknownBody')}</Alert>
  }
}

function ToPay({ order, receivedAt, askAgain }: ReceivedOrder) {
  const { t } = useTranslation('payment')
  return (
    <PaymentBoard
      payment={order.Payment}
      atCounter={order.AtCounter}
      receivedAt={receivedAt}
      onExpire={askAgain}
      action={
        <>
          <p className="mb-3 text-sm">{t(`flow.${knownFlow(order.Payment.Flow)}`)}</p>
          <Button asChild variant="main" size="lg" className="w-full">
            <Link to={paths.payment(order.Id)}>{t('page.payNow')}</Link>
          </Button>
        </>
      }
    />
  )
}

function UnderReview({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('payment')
  const { t: tOrder } = useTranslation('order')
  return (
    <Alert
      title={t('verifying.title')}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.pendingPayment(order.Id)}>{tOrder('detail.seePayment')}</Link>
        </Button>
      }
    >
      {t('verifying.body')}
    </Alert>
  )
}

function Over({ order, flow }: { order: Schemas['Order']; flow: 'expired' | 'cancelled' }) {
  const { t } = useTranslation(['payment', 'cart'])
  const isSeller = useIsFor(sellers)
  const isLate = isLateRefunded(order.Payment)
  const texts = paymentEndingTexts[paymentEnding(flow, order, order.Payment)]
  return (
    <Alert
      variant="warning"
      title={t(isLate ? 'refunded.title' : texts.title)}
      action={
        isSeller &&
        order.ChangeOf === null && (
          <Button asChild size="sm">
            <Link to={searchAgain(order)}>{t('cart:expired.searchAgain')}</Link>
          </Button>
        )
      }
    >
      {t(isLate ? 'refunded.body' : texts.body)}
    </Alert>
  )
}
