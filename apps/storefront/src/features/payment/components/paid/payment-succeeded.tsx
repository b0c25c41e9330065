import { BOOKING_EMAIL_MINUTES } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'

import { mayTell } from '../../../../shared/app/analytics/consent.ts'
import { tellEvent } from '../../../../shared/app/analytics/tell-event.ts'
import { keepOnDevice } from '../../../../shared/app/keep-on-device.ts'
import { PageMeta } from '../../../../shared/app/page-meta.tsx'
import { paths } from '../../../../shared/app/paths.ts'
import { CheckoutSteps } from '../../../../shared/trade/checkout/checkout-steps.tsx'
import { useRefreshOrder } from '../../../../shared/trade/order/use-refresh-order.ts'
import { TicketActions } from '../../../../shared/trade/ticket/ticket-actions.tsx'
import { TicketsSection } from '../../../../shared/trade/ticket/tickets-section.tsx'
import type { PaymentView } from '../order-payment.tsx'
import { BeforeTravel } from './before-travel.tsx'

const minutes = { from: BOOKING_EMAIL_MINUTES.min, to: BOOKING_EMAIL_MINUTES.max }

/** Shows a paid order: what comes by e-mail, what to do next, and the tickets (CHK-10). */
export function PaymentSucceeded({ view }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const { order, payment } = view
  useTellPurchase(order)
  if (order.ChangeOf !== null) return <ChangePaid view={view} changeOf={order.ChangeOf} />
  const isLate = payment.History.some(({ Event }) => Event === 'late_payment')
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12 print:p-0">
      <PageMeta title={t('success.title')} />
      <div className="print:hidden">
        <CheckoutSteps current="ticket" className="mb-8" />
        <Paid
          view={view}
          title={t('success.title')}
          actions={
            <>
              <TicketActions order={order} />
              <Button asChild variant="outline">
                <Link to={paths.orderDetail(order.Id)}>{t('page.viewOrder')}</Link>
              </Button>
            </>
          }
        >
          {t('success.email', minutes)}
        </Paid>
        {isLate && (
          <Alert className="mt-8 max-w-3xl" title={t('success.late')}>
            {t('success.lateBody')}
          </Alert>
        )}
      </div>
      <div className="mt-10 print:mt-0">
        <TicketsSection order={order} />
      </div>
      <div className="print:hidden">
        <BeforeTravel order={order} />
      </div>
    </div>
  )
}

/** Shows that the difference of a change is paid. It has no tickets of its own, because those of the booking have changed. */
function ChangePaid({ view, changeOf }: { view: PaymentView; changeOf: string }) {
  const { t } = useTranslation('payment')
  const refresh = useRefreshOrder(changeOf)
  useEffect(() => {
    refresh()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for answers from before the change
  }, [])
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('change.done')} />
      <Paid
        view={view}
        title={t('change.done')}
        actions={
          <Button asChild variant="main" size="lg">
            <Link to={paths.orderDetail(changeOf)}>{t('change.booking')}</Link>
          </Button>
        }
      >
        {t('change.doneBody', minutes)}
      </Paid>
    </div>
  )
}

type PaidProps = { view: PaymentView; title: string; actions: ReactNode; children: ReactNode }

function Paid({ view: { order }, title, actions, children }: PaidProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  return (
    // Beside the sign, the narrowest pages have no room for the words of a button.
    <div className="flex items-start gap-4 max-[20rem]:flex-col sm:gap-6">
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
        <h1 tabIndex={-1} className="mt-1 text-3xl outline-none max-[20rem]:text-2xl md:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-2xl text-lg text-muted-foreground">
          {children}
          {format.sentenceGap}
          <span className="wrap-anywhere">
            {t('success.sentTo', { email: order.Contact.Email })}
          </span>
        </p>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}

const storageKey = 'toldPurchases'
const kept = 20

/** Reports a purchase once on this device, however often its page is opened. Paying for a change is no purchase of its own. */
function useTellPurchase(order: Schemas['Order']): void {
  const { Id, ChangeOf } = order
  useEffect(() => {
    if (ChangeOf !== null || !mayTell() || told().includes(Id)) return
    keepOnDevice(storageKey, [...told(), Id].slice(-kept).join())
    tellEvent(async () => {
      const { describePurchase } =
        await import('../../../../shared/trade/analytics/describe-items.ts')
      return describePurchase(order)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a newer answer about the order is the same purchase
  }, [Id, ChangeOf])
}

const told = (): string[] => localStorage.getItem(storageKey)?.split(',') ?? []
