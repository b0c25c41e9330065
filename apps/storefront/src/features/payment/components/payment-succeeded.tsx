import { BOOKING_EMAIL_MINUTES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'

import { CheckoutSteps } from '../../../shared/checkout-steps.tsx'
import { PageMeta } from '../../../shared/page-meta.tsx'
import { paths } from '../../../shared/paths.ts'
import { TicketActions } from '../../../shared/ticket/ticket-actions.tsx'
import { TicketsSection } from '../../../shared/ticket/tickets-section.tsx'
import { BeforeTravel } from './before-travel.tsx'
import type { PaymentView } from './order-payment.tsx'

/** Paid: what comes by e-mail, what to do with it, and the tickets themselves (CHK-10). */
export function PaymentSucceeded({ view: { order } }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const minutes = { from: BOOKING_EMAIL_MINUTES.min, to: BOOKING_EMAIL_MINUTES.max }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12 print:p-0">
      <PageMeta title={t('success.title')} />
      <div className="print:hidden">
        <CheckoutSteps current="ticket" className="mb-8" />
        <div className="flex items-start gap-4 sm:gap-6">
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-full bg-success-surface text-success sm:size-16"
          >
            <Check className="size-7 sm:size-9" strokeWidth={2.5} />
          </span>
          <div className="min-w-0">
            <p className="board-label text-muted-foreground">
              {t('page.order', { number: order.ConfirmationNumber })}
            </p>
            <h1 tabIndex={-1} className="mt-1 text-3xl outline-none md:text-4xl">
              {t('success.title')}
            </h1>
            <p className="mt-3 max-w-2xl text-lg text-muted-foreground">
              {t('success.email', minutes)}{' '}
              <span className="wrap-anywhere">
                {t('success.sentTo', { email: order.Contact.Email })}
              </span>
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <TicketActions order={order} />
              <Button asChild variant="outline">
                <Link to={paths.orderDetail(order.Id)}>{t('page.viewOrder')}</Link>
              </Button>
            </div>
          </div>
        </div>
        <BeforeTravel order={order} />
      </div>
      <div className="mt-12 print:mt-0">
        <TicketsSection order={order} />
      </div>
    </div>
  )
}
