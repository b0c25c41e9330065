import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { ExpiryCountdown } from '../../kit/expiry-countdown.tsx'
import { useReaderZone } from '../agency/use-zone.ts'
import { usePriceKindText } from '../price/use-price-kind-text.ts'

export type PaymentBoardProps = {
  payment: Pick<Schemas['Payment'], 'Amount' | 'ExpiresAt' | 'AsOf'>
  atCounter: readonly Schemas['Money'][]
  /** The time of the device's clock in milliseconds when the payment was answered. */
  receivedAt: number
  onExpire: () => void
  action?: ReactNode
}

/** Shows what is to be paid and how much time is left, like a departure board. */
export function PaymentBoard(props: PaymentBoardProps) {
  const { payment, atCounter, receivedAt, onExpire, action } = props
  const { t } = useTranslation('payment')
  const format = useFormat()
  const zone = useReaderZone()
  const kind = usePriceKindText()
  const { Amount, ExpiresAt, AsOf } = payment
  return (
    <section
      data-theme="dark"
      aria-label={t('page.amount')}
      className="rounded-xl bg-board p-5 sm:p-6 forced-colors:border"
    >
      <p className="board-label text-muted-foreground">
        {[t('page.amount'), kind].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-2xl leading-none font-bold tracking-tight wrap-anywhere tabular max-[20rem]:text-lg min-[24rem]:text-4xl">
        {format.money(Amount)}
      </p>
      {atCounter.length > 0 && (
        <p className="mt-2.5 text-sm text-muted-foreground">
          {t('page.counterPart', {
            amount: format.list(atCounter.map((amount) => format.money(amount))),
          })}
        </p>
      )}
      {ExpiresAt !== null && (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-border pt-4">
          <ExpiryCountdown
            size="hero"
            label={t('page.timeLeft')}
            expiresAt={ExpiresAt}
            asOf={AsOf}
            receivedAt={receivedAt}
            onExpire={onExpire}
            announceLeft={(time) => t('page.timeLeftIs', { time })}
            announceOver={t('flow.expired')}
          />
          <p className="text-sm text-muted-foreground">
            {t('page.payBefore', { time: format.instant(ExpiresAt, zone) })}
          </p>
        </div>
      )}
      {action && <div className="mt-5">{action}</div>}
    </section>
  )
}
