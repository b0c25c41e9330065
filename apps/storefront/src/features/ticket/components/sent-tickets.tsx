import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { ETicket } from '../../../shared/trade/ticket/e-ticket.tsx'

/** Shows the tickets that were sent, with their sailing. */
export function SentTickets({ tickets }: { tickets: readonly Schemas['Ticket'][] }) {
  const { t } = useTranslation('ticket')
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = tickets
  // The pressed button was removed, so the focus moves to this heading.
  useEffect(() => heading.current?.focus(), [tickets])
  if (!first) return null
  const operator = first.Sector.OperatorName
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1} className="mb-3 text-2xl outline-none">
        {t('redeem.sent', { operator })}
      </h2>
      <Alert variant="success">{t('redeem.sentBody', { count: tickets.length })}</Alert>
      <ul className="mt-5 flex flex-col gap-5">
        {tickets.map((ticket) => (
          <li key={ticket.Id}>
            {/* These tickets are only shown here. The tickets to hand on are those of the booking, which name the seller. */}
            <ETicket ticket={ticket} agency={null} />
          </li>
        ))}
      </ul>
      <Button asChild className="mt-5">
        <Link to={paths.orderDetail(first.Order)}>{t('redeem.ofBooking')}</Link>
      </Button>
    </section>
  )
}
