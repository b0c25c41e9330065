import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { ExpiryCountdown } from '../../../shared/kit/expiry-countdown.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type QuoteFrameProps = {
  title: string
  received: {
    quote: Pick<Schemas['RefundQuote'], 'ExpiresAt' | 'AsOf' | 'CallsOff'>
    receivedAt: number
  }
  isAsking: boolean
  /** It was confirmed in time, and the server is deciding. */
  isConfirming: boolean
  onAskAgain: () => void
  /** The contents of the quote. */
  children: ReactNode
  /**
   * Renders the form that confirms it while it is valid; the argument is the notice to show if the server says that it has
   * expired.
   */
  renderForm: (expiredNotice: ReactNode) => ReactNode
}

/** A quote with its remaining time; once it has expired, the user can only request another one. */
export function QuoteFrame(props: QuoteFrameProps) {
  const { title, received, isAsking, isConfirming, onAskAgain, children, renderForm } = props
  const { quote, receivedAt } = received
  const { t } = useTranslation('order')
  const [hasExpired, setExpired] = useState(false)
  const heading = useFocusOnArrival()
  const id = useId()
  const expiredNotice = (
    <Alert
      variant="warning"
      live="assertive"
      title={t('afterSale.lapsed')}
      action={
        <Button variant="outline" size="sm" loading={isAsking} onClick={onAskAgain}>
          {t('afterSale.askAgain')}
        </Button>
      }
    >
      {t('afterSale.lapsedBody')}
    </Alert>
  )
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {!hasExpired && (
          <ExpiryCountdown
            label={t('afterSale.holdsFor')}
            expiresAt={quote.ExpiresAt}
            asOf={quote.AsOf}
            receivedAt={receivedAt}
            announceLeft={(time) => t('afterSale.left', { time })}
            announceOver={t('afterSale.lapsed')}
            onExpire={() => setExpired(true)}
          />
        )}
      </div>
      {children}
      <CallsOffNote orders={quote.CallsOff} />
      {hasExpired && !isConfirming ? expiredNotice : renderForm(expiredNotice)}
    </section>
  )
}

/** Said before one confirms: changes that wait for their payment end with it. */
function CallsOffNote({ orders }: { orders: readonly string[] }) {
  const { t } = useTranslation('order')
  if (orders.length === 0) return null
  return (
    <Alert variant="warning" title={t('afterSale.callsOff', { count: orders.length })}>
      {t('afterSale.callsOffBody')}
    </Alert>
  )
}
