import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../../shared/app/page-meta.tsx'
import { paths } from '../../../../shared/app/paths.ts'
import { sellers } from '../../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../../shared/trade/agency/use-agency.ts'
import { journeysOf } from '../../../../shared/trade/cart/items/ferry-parties.ts'
import { BorderJourneys } from '../../../../shared/trade/ferry/border-checklist.tsx'
import { toBorderJourney } from '../../../../shared/trade/ferry/border-crossings.ts'
import { useBorderWords } from '../../../../shared/trade/ferry/use-border-words.ts'
import { OrderItems } from '../../../../shared/trade/order/order-items.tsx'
import { OrderPrice } from '../../../../shared/trade/order/order-price.tsx'
import { refundsQuery, ticketsQuery } from '../../../../shared/trade/order/order-queries.ts'
import { OrderRefunds } from '../../../../shared/trade/order/order-refunds.tsx'
import { NetNeeded } from '../../../../shared/trade/price/net-needed.tsx'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { TicketsSection } from '../../../../shared/trade/ticket/tickets-section.tsx'
import { type Cancellations, readCancellations } from '../../model/cancelled-parts.ts'
import { CancelledNote } from './cancelled-note.tsx'
import { AgencySale } from './deferred-agency-sale.tsx'
import { ManageBooking } from './manage-booking.tsx'
import { OrderDetailCancel } from './order-detail-cancel.tsx'
import { OrderDetailChange } from './order-detail-change.tsx'
import { OrderDetailFacts } from './order-detail-facts.tsx'
import { OrderDetailHead } from './order-detail-head.tsx'
import { OrderDetailPassengers } from './order-detail-passengers.tsx'
import { OrderDetailPayment, type ReceivedOrder } from './order-detail-payment.tsx'
import { OrderDetailReceipt } from './order-detail-receipt.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

/** Shows everything about an order (CHK-2). The print of a paid order has only its tickets. */
export function OrderDetailView({ order, receivedAt, askAgain }: ReceivedOrder) {
  const { t } = useTranslation('order')
  const { t: tCommon } = useTranslation('common')
  const isSeller = useIsFor(sellers)
  const isNetHidden = useIsNetHidden()
  const isClosed = order.Status === 'EXPIRED' || order.Status === 'CANCELLED'
  const travelling = order.Items.filter(({ Passengers }) => Passengers.length > 0)
  // The order of a change has no tickets: those that it moves belong to the booking.
  const hasTickets = order.Status === 'POSTED' && order.ChangeOf === null
  const onScreen = hasTickets ? 'print:hidden' : ''
  const cancellations = useCancellations(order)
  const { heading, leadBack } = useLeadBack(order.Status)
  return (
    <>
      <PageMeta title={t('detail.pageTitle', { number: order.ConfirmationNumber })} />
      <div className={onScreen}>
        <OrderDetailHead order={order} heading={heading} />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12 print:block">
        <div className={`empty:hidden lg:col-start-2 ${onScreen}`}>
          {!isNetHidden && (
            <>
              <OrderDetailPayment order={order} receivedAt={receivedAt} askAgain={askAgain} />
              {hasTickets && <WaitingChanges order={order} />}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {/* The tickets come first, because they are what a traveller looks for on the day of travel. */}
          {hasTickets && <TicketsSection order={order} />}
          <div className={`flex flex-col gap-10 ${onScreen}`}>
            {order.ChangeOf !== null && (
              <OrderDetailChange changeOf={order.ChangeOf} status={order.Status} />
            )}
            {!isNetHidden && <OrderRefunds order={order} />}
            {hasTickets &&
              isSeller &&
              (isNetHidden ? (
                <NetNeeded>{t('netHidden')}</NetNeeded>
              ) : (
                <ManageBooking order={order} />
              ))}
            {order.Items.length > 0 && (
              <Section title={t('detail.booked')}>
                <Card className="p-5 sm:p-6">
                  <OrderItems
                    items={order.Items}
                    canSearchAgain={isClosed && isSeller}
                    renderNote={(item) => <CancelledNote part={cancellations.ofItem(item)} />}
                  />
                </Card>
              </Section>
            )}
            {!isClosed && <OrderDetailBorders order={order} />}
            {travelling.length > 0 && (
              <Section title={t('detail.passengers')}>
                <OrderDetailPassengers items={travelling} cancellations={cancellations} />
              </Section>
            )}
            <Section title={t('detail.facts')}>
              <OrderDetailFacts order={order} />
            </Section>
            <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
              {hasTickets && <ResendConfirmation orderId={order.Id} />}
              <Button asChild variant="link" className="min-h-11">
                <Link to={paths.contact(order.Id)}>{tCommon('nav.contact')}</Link>
              </Button>
            </div>
            {isSeller && <OrderDetailCancel order={order} onCancelled={leadBack} />}
          </div>
        </div>
        <div className={`flex flex-col gap-10 lg:col-start-2 ${onScreen}`}>
          <Card asChild className="p-5 sm:p-6">
            <section aria-labelledby="order-price">
              <h2 id="order-price" className="mb-2 text-xl">
                {t('detail.price')}
              </h2>
              <OrderPrice order={order} totalLabel={t('detail.total')} />
              {!isNetHidden && <OrderDetailReceipt order={order} />}
            </section>
          </Card>
          {order.Agency && order.ChangeOf === null && (
            <AgencySale
              sale={order.Agency}
              net={order.TotalAmount}
              isPast={isClosed || order.RefundedAmount.Amount > 0}
            />
          )}
          <Section title={t('timeline.title')}>
            <OrderTimeline order={order} />
          </Section>
        </div>
      </div>
    </>
  )
}

/** Moves the focus to the heading once a cancelled order is shown, because its button is removed. */
function useLeadBack(status: Schemas['OrderStatus']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isAwaited.current) heading.current?.focus()
    isAwaited.current = false
  }, [status])
  const leadBack = () => {
    isAwaited.current = true
  }
  return { heading, leadBack }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

type PaidOrder = Pick<Schemas['Order'], 'Id' | 'PaidAt'>

/** Loads which parts of a booking were cancelled since it was paid. */
function useCancellations({ Id, PaidAt }: PaidOrder): Cancellations {
  const isPaid = PaidAt !== null
  const refunds = useQuery({ ...refundsQuery(Id), enabled: isPaid })
  const isSome = refunds.data?.Items.some(({ Lines }) => Lines.length > 0) ?? false
  const tickets = useQuery({ ...ticketsQuery(Id), enabled: isSome })
  return readCancellations(refunds.data?.Items ?? [], tickets.data?.Items ?? [])
}

type OrderDetailBordersProps = { order: Pick<Schemas['Order'], 'Items'> }

/**
 * Lists what each traveller needs at the borders of their sailings; renders nothing if no border or no date is known
 * (FER-9).
 */
function OrderDetailBorders({ order }: OrderDetailBordersProps) {
  const { t } = useTranslation('ferry')
  const words = useBorderWords()
  const journeys = journeysOf(order.Items).map(toBorderJourney)
  if (journeys.every(({ crossings }) => words(crossings).length === 0)) return null
  return (
    <section aria-label={t('border.title')}>
      <h2 className="mb-4 text-2xl">{t('border.title')}</h2>
      <BorderJourneys journeys={journeys} />
    </section>
  )
}
