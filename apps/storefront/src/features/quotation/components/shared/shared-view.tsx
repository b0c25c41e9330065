import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PageHeading } from '@selat/ui/page-heading'
import { useEffect, useState } from 'react'

import { PageMeta } from '../../../../shared/app/page-meta.tsx'
import { useTenantZone } from '../../../../shared/trade/agency/use-zone.ts'
import { forgetTyped } from '../../model/acceptance-draft.ts'
import { isOver } from '../../model/is-over.ts'
import { StateBadge } from '../state-badge.tsx'
import { SharedAnswer } from './shared-answer.tsx'
import { SharedOffer } from './shared-offer.tsx'
import { SharedQuotationStatus } from './shared-quotation-status.tsx'

type SharedViewProps = { quotation: Schemas['SharedQuotation']; token: string }

/** Shows a quotation to its customer: the agency, the lines, the prices, the end of its validity, and the form to accept it. */
export function SharedView({ quotation, token }: SharedViewProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const [said, setSaid] = useState('')
  const [before] = useState(quotation.State)
  const { Number, State, Agency, CustomerName, ValidUntil } = quotation
  const isDone = isOver(State)
  useEffect(() => {
    if (isDone) forgetTyped(Number)
  }, [isDone, Number])
  const isOpen = State === 'sent'
  const agency = Agency.Name
  const time = format.instant(ValidUntil, zone)
  const title =
    CustomerName === ''
      ? t('shared.title', { agency })
      : t('shared.titleFor', { agency, name: CustomerName })
  const answer = !isDone && (
    <SharedAnswer
      quotation={quotation}
      token={token}
      isJustAccepted={before === 'sent'}
      onSent={setSaid}
    />
  )
  return (
    <>
      <PageMeta title={t('page.title', { number: Number })} owner={agency} />
      <PageHeading
        eyebrow={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('page.title', { number: Number })}</span>
            {!isOpen && <StateBadge state={State} />}
          </span>
        }
        {...(isOpen && { lead: t('shared.lead', { agency, time }) })}
      >
        {title}
      </PageHeading>
      <p role="status" className="sr-only">
        {said}
      </p>
      <SharedQuotationStatus quotation={quotation} />
      {/* After acceptance the customer's answer comes first, and the offer follows it. */}
      {!isOpen && answer}
      <SharedOffer quotation={quotation} />
      {isOpen && answer}
    </>
  )
}
