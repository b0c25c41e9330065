import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { useEffect, useRef } from 'react'

import { useTenantZone } from '../../../../shared/trade/agency/use-zone.ts'
import { isOver } from '../../model/is-over.ts'
import { LetterToAgency } from './letter-to-agency.tsx'

type StandingProps = { quotation: Schemas['SharedQuotation'] }

/** Says that a quotation has expired, was withdrawn or is booked, and what its customer can do then. */
export function SharedQuotationStatus({ quotation }: StandingProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const box = useFocusOnceOver(quotation)
  const agency = quotation.Agency.Name
  const focusable = { ref: box, tabIndex: -1, className: 'mt-6 outline-none' }
  switch (quotation.State) {
    case 'sent':
    case 'accepted':
      return null
    case 'lapsed':
      return (
        <Alert
          {...focusable}
          variant="warning"
          title={t('shared.lapsedTitle')}
          action={<RequestNewQuotation quotation={quotation} />}
        >
          {t('shared.lapsedBody', {
            agency,
            time: format.instant(quotation.ValidUntil, zone),
          })}
        </Alert>
      )
    case 'cancelled':
      return (
        <Alert
          {...focusable}
          variant="warning"
          title={t('shared.cancelledTitle')}
          action={<RequestNewQuotation quotation={quotation} />}
        >
          {t('shared.cancelledBody', { agency })}
        </Alert>
      )
    case 'booked': {
      const { title, body } = bookedTexts(quotation)
      const isCancelled = quotation.OrderStatus === 'CANCELLED'
      return (
        <Alert
          {...focusable}
          variant={isCancelled ? 'warning' : 'success'}
          title={t(title)}
          action={isCancelled && <RequestNewQuotation quotation={quotation} />}
        >
          {t(body, { agency, number: quotation.Order ?? '' })}
        </Alert>
      )
    }
  }
  quotation.State satisfies UnknownValue
  return null
}

/** Returns the texts about the order. An older server does not state its status; then it counts as unpaid. */
function bookedTexts({ OrderStatus }: Schemas['SharedQuotation']) {
  if (OrderStatus === 'POSTED')
    return { title: 'shared.paidTitle', body: 'shared.paidBody' } as const
  if (OrderStatus === 'CANCELLED')
    return { title: 'shared.orderCancelledTitle', body: 'shared.orderCancelledBody' } as const
  return { title: 'shared.bookedTitle', body: 'shared.bookedBody' } as const
}

function RequestNewQuotation({ quotation: { Agency, Number: number } }: StandingProps) {
  const { t } = useTranslation('quotation')
  return (
    <LetterToAgency
      agency={Agency}
      subject={t('shared.askSubject', { number })}
      text={t('shared.askText', { agency: Agency.Name, number })}
    >
      {t('shared.ask')}
    </LetterToAgency>
  )
}

/** Moves the focus to the status if the quotation ends while the form is open, because the status replaces the form. */
function useFocusOnceOver({ State }: Schemas['SharedQuotation']) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(State)
  useEffect(() => {
    if (isOver(State) && !isOver(before.current)) box.current?.focus()
    before.current = State
  }, [State])
  return box
}
