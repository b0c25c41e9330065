import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { PageHeading } from '@selat/ui/page-heading'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { knownFlow } from '../../../shared/app/known/known-payments.ts'
import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { stickInSight } from '../../../shared/kit/stick-in-sight.ts'
import { CheckoutSteps } from '../../../shared/trade/checkout/checkout-steps.tsx'
import { OrderPrice } from '../../../shared/trade/order/order-price.tsx'
import { PaymentBoard } from '../../../shared/trade/order/payment-board.tsx'
import { NetNeeded } from '../../../shared/trade/price/net-needed.tsx'
import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { useShownDue } from '../../../shared/trade/price/shown-order.ts'
import { OrderContent } from './order-content.tsx'
import type { PaymentView } from './order-payment.tsx'

export type PaymentFrameProps = {
  view: PaymentView
  title: string
  /** Whether the text of the payment's step is left out, because something else has to be done first. */
  hidesStep?: boolean
  actions?: ReactNode
  /** A notice that must be read before anything else; it comes first on a phone, too. */
  notice?: ReactNode
  children: ReactNode
}

/** Surrounds every step of a payment with its heading, the amount and the time that is left, and the order. */
export function PaymentFrame({
  view,
  title,
  hidesStep = false,
  actions,
  notice,
  children,
}: PaymentFrameProps) {
  const { t } = useTranslation('payment')
  const { order, payment, isLost } = view
  const isNetHidden = useIsNetHidden() && order.Agency !== null
  const due = useShownDue(order, payment.Amount)
  const heading = useFocusOnChange(title)
  const flow = t(`flow.${knownFlow(payment.Flow)}`)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-10">
      <PageMeta title={title} />
      {/* A change begins at its booking: it had no cart and leads to no new tickets. */}
      {order.ChangeOf === null && <CheckoutSteps current="payment" className="mb-8" />}
      <PageHeading
        eyebrow={t('page.order', { number: order.ConfirmationNumber })}
        lead={hidesStep || flow === title ? undefined : flow}
        actions={actions}
        ref={heading}
      >
        {title}
      </PageHeading>
      <p role="status" className="sr-only">
        {flow}
      </p>
      {isLost && (
        <Alert variant="warning" live="polite" className="mt-6">
          {t('page.lost')}
        </Alert>
      )}
      {notice && <div className="mt-6">{notice}</div>}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-10">
        <aside
          aria-label={t('page.yourOrder')}
          ref={stickInSight}
          className="flex flex-col gap-4 lg:sticky lg:top-[min(1.5rem,var(--stick-end,1.5rem))] lg:order-2"
        >
          <PaymentBoard
            payment={{ ...payment, Amount: due }}
            atCounter={order.AtCounter}
            receivedAt={view.receivedAt}
            onExpire={view.askAgain}
          />
          <OrderSummary order={order} />
        </aside>
        <div className="min-w-0">
          {isNetHidden ? <NetNeeded>{t('netHidden')}</NetNeeded> : children}
        </div>
      </div>
    </div>
  )
}

/** Moves the focus to the heading when one step replaces another, because readers would not notice it without a navigation. */
function useFocusOnChange(title: string) {
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current !== title) ref.current?.focus()
    shown.current = title
  }, [title])
  return ref
}

type OrderSummaryProps = { order: Schemas['Order'] }

/** Shows what is paid for. On a narrow screen it is folded at first, so that the way to pay comes first. */
function OrderSummary({ order }: OrderSummaryProps) {
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
