import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { bookingsOnDevice } from '../../app/booking-access.ts'
import { paths } from '../../app/paths.ts'
import { followedBookingQuery } from '../order/order-queries.ts'

/** The number of newest orders that are looked at, because earlier ones have been paid or have expired by then. */
const atMost = 3

/**
 * Links to the newest order of this device that its visitor still has to pay. An order empties the cart, so visitors who
 * go back from the payment would find nothing, and could order the same again.
 */
export function UnpaidOrder() {
  const { t } = useTranslation('cart')
  const ids = bookingsOnDevice().slice(0, atMost)
  const answers = useQueries({ queries: ids.map((id) => followedBookingQuery(id)) })
  const unpaid = answers.map(({ data }) => data).find((order) => order && isToPay(order))
  const notice = useShownAbove(unpaid?.Id)
  if (!unpaid) return null
  return (
    <Alert
      ref={notice}
      live="polite"
      className="mb-6"
      title={t('unpaid.title', { number: unpaid.ConfirmationNumber })}
      action={
        <Button asChild variant="main" size="sm">
          <Link to={paths.payment(unpaid.Id)}>{t('unpaid.pay')}</Link>
        </Button>
      }
    >
      {t('unpaid.body')}
    </Alert>
  )
}

/**
 * Returns a reference to the notice of an order, which scrolls to it if it appears above the window. Going back scrolls
 * to where the visitor was on the full cart, which is the end of an empty one.
 */
function useShownAbove(orderId: string | undefined) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = notice.current?.getBoundingClientRect().top ?? 0
    if (top < 0) notice.current?.scrollIntoView({ block: 'center' })
  }, [orderId])
  return notice
}

/** Whether the order waits for its payer, and not for the check of what has been paid. */
function isToPay({ Status, Payment }: Schemas['Order']): boolean {
  return Status === 'ENTRY' && Payment.Flow !== 'verifying'
}
