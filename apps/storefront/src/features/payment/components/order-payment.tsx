import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../shared/trade/order/is-unknown-order.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { bookingQuery } from '../../../shared/trade/order/order-queries.ts'
import { useFollowedPayment } from '../api/use-followed-payment.ts'

export type PaymentView = {
  order: Schemas['Order']
  payment: Schemas['Payment']
  /** The time on the device's clock at which the payment was answered; its countdown starts there. */
  receivedAt: number
  /** Whether the last call for the payment failed, so that the shown payment may be out of date. */
  isLost: boolean
  /** Loads the payment again at once, because its time has run out. */
  askAgain: () => void
}

export type OrderPaymentProps = { orderId: string; children: (view: PaymentView) => ReactNode }

/** Loads an order and its payment and keeps the payment up to date, for the three payment pages. */
export function OrderPayment({ orderId, children }: OrderPaymentProps) {
  const payment = useFollowedPayment(orderId)
  const booking = useQuery(bookingQuery(orderId))
  const isUnknown = payment.data === undefined || booking.data === undefined
  if (isUnknown && isUnknownOrder(payment.error ?? booking.error)) return <OrderNotFound />
  return (
    <Frame isUnknown={isUnknown}>
      <QueryState query={payment} skeleton={<PaymentSkeleton />}>
        {(paymentNow) => (
          <QueryState query={booking} skeleton={<PaymentSkeleton />}>
            {(order) =>
              children({
                order,
                payment: paymentNow,
                receivedAt: payment.dataUpdatedAt,
                isLost: payment.isError,
                askAgain: () => void payment.refetch(),
              })
            }
          </QueryState>
        )}
      </QueryState>
    </Frame>
  )
}

function Frame({ isUnknown, children }: { isUnknown: boolean; children: ReactNode }) {
  return (
    <div className={isUnknown ? 'mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-10' : undefined}>
      {children}
    </div>
  )
}

function PaymentSkeleton() {
  return (
    <>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-3 h-10 w-80 max-w-full" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10">
        <Skeleton className="h-52 rounded-xl lg:order-2" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </>
  )
}
