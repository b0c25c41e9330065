import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { adminQueries } from '../../../shared/app/api.ts'
import { bookingsOnDevice } from '../../../shared/app/booking-access.ts'
import { knownFlow } from '../../../shared/app/known/known-payments.ts'
import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { ExpiryCountdown } from '../../../shared/kit/expiry-countdown.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../shared/trade/order/is-unknown-order.ts'
import { followedBookingQuery } from '../../../shared/trade/order/order-queries.ts'
import { useShownDue } from '../../../shared/trade/price/shown-order.ts'
import { OrderContent } from './order-content.tsx'

type BookingAnswer = UseQueryResult<Schemas['Order']>

/** Lists the orders of this device and of the account whose payment is not complete. */
export function WaitingOrders() {
  const { t } = useTranslation('payment')
  const { ids, isAsking } = useOrdersToFollow()
  const bookings = useQueries({ queries: ids.map((id) => followedBookingQuery(id)) })
  const shown = bookings.filter(isWorthShowing)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('waiting.title')} />
      <PageHeading lead={shown.length > 0 ? t('waiting.intro') : undefined}>
        {t('waiting.title')}
      </PageHeading>
      {shown.length === 0 && isAsking && <Skeleton className="mt-8 h-52 max-w-3xl rounded-xl" />}
      {shown.length === 0 && !isAsking && <NothingWaits />}
      {shown.length > 0 && (
        <ul className="mt-8 flex max-w-3xl flex-col gap-5">
          {shown.map((booking, index) => (
            <li key={booking.data?.Id ?? index}>
              <QueryState query={booking} skeleton={<Skeleton className="h-52 rounded-xl" />}>
                {(order) => <WaitingOrder order={order} receivedAt={booking.dataUpdatedAt} />}
              </QueryState>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether an order still waits for its payment. An order that cannot be loaded now is shown too, because it may wait. */
function isWorthShowing({ data, error }: BookingAnswer): boolean {
  if (data) return data.Status === 'ENTRY'
  return !isUnknownOrder(error)
}

function NothingWaits() {
  const { t } = useTranslation(['payment', 'cart'])
  return (
    <EmptyState
      className="mt-6"
      title={t('waiting.emptyTitle')}
      description={t('waiting.emptyBody')}
      illustration={<Seascape seed="nothing-waits" />}
      action={
        <Button asChild>
          <Link to={paths.ferry()}>{t('cart:page.searchFerries')}</Link>
        </Button>
      }
    />
  )
}

type WaitingOrderProps = { order: Schemas['Order']; receivedAt: number }

function WaitingOrder({ order, receivedAt }: WaitingOrderProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { Payment } = order
  const due = useShownDue(order, Payment.Amount)
  const isVerifying = Payment.Flow === 'verifying'
  return (
    <Card asChild className="p-5 sm:p-6">
      <article aria-label={t('page.order', { number: order.ConfirmationNumber })}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-border pb-4">
          <div>
            <p className="board-label text-muted-foreground tabular">{order.ConfirmationNumber}</p>
            <h2 className="text-xl">{t(`flow.${knownFlow(Payment.Flow)}`)}</h2>
          </div>
          <p className="text-2xl font-bold tracking-tight tabular max-[20rem]:text-lg">
            {format.money(due)}
          </p>
        </div>
        <OrderContent order={order} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button asChild variant={isVerifying ? 'outline' : 'secondary'}>
            <Link to={isVerifying ? paths.pendingPayment(order.Id) : paths.payment(order.Id)}>
              {t(isVerifying ? 'waiting.follow' : 'page.payNow')}
            </Link>
          </Button>
          {Payment.ExpiresAt !== null && (
            <ExpiryCountdown
              label={t('page.timeLeft')}
              expiresAt={Payment.ExpiresAt}
              asOf={Payment.AsOf}
              receivedAt={receivedAt}
              announceLeft={(time) => t('page.timeLeftIs', { time })}
              announceOver={t('flow.expired')}
            />
          )}
        </div>
      </article>
    </Card>
  )
}

const atMost = 20

/**
 * Returns the orders that may wait for a payment, each once: those that this device keeps, then the unpaid ones of the
 * account.
 */
function useOrdersToFollow() {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const account = useQuery({
    ...adminQueries.get('/admin/v1/order', { query: { status: 'ENTRY', limit: atMost } }),
    enabled: isLoggedIn,
    meta: { showError: true },
  })
  const ofAccount = account.data?.Items.map(({ Id }) => Id) ?? []
  return { ids: [...new Set([...bookingsOnDevice(), ...ofAccount])], isAsking: account.isLoading }
}
