import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Card } from '@selat/ui/card'
import { PageHeading } from '@selat/ui/page-heading'

import { deviceZone } from '../../../shared/device-zone.ts'
import { PageMeta } from '../../../shared/page-meta.tsx'
import { toReadablePhone } from '../../../shared/readable-phone.ts'
import { QuotedLines } from './quoted-lines.tsx'
import { SharedAnswer } from './shared-answer.tsx'
import { StateBadge } from './state-badge.tsx'

type SharedViewProps = { quotation: Schemas['SharedQuotation']; token: string }

/** A quotation as its customer sees it: from whom, what, for how much, until when; and the answer to it. */
export function SharedView({ quotation, token }: SharedViewProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const { Number, State, Agency, CustomerName, Note, ValidUntil } = quotation
  const isOpen = State === 'sent'
  const agency = Agency.Name
  const time = format.instant(ValidUntil, deviceZone())
  const title =
    CustomerName === ''
      ? t('shared.title', { agency })
      : t('shared.titleFor', { agency, name: CustomerName })
  return (
    <>
      <PageMeta title={t('shared.title', { agency })} />
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
      <Standing quotation={quotation} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Card asChild className="p-5 sm:p-6">
          <section aria-labelledby="quoted">
            <h2 id="quoted" className="mb-3 text-xl">
              {t('line.title')}
            </h2>
            <QuotedLines
              lines={quotation.Lines}
              total={quotation.SellingTotal}
              atCounter={quotation.AtCounter}
            />
            {isOpen && <p className="mt-4 text-sm text-muted-foreground">{t('shared.notHeld')}</p>}
          </section>
        </Card>
        <div className="flex flex-col gap-6">
          {Note !== '' && (
            <section aria-labelledby="note">
              <h2 id="note" className="mb-1 board-label text-muted-foreground">
                {t('shared.noteFrom', { agency })}
              </h2>
              <p className="whitespace-pre-line wrap-anywhere">{Note}</p>
            </section>
          )}
          <section aria-labelledby="agency">
            <h2 id="agency" className="mb-1 board-label text-muted-foreground">
              {t('shared.contact', { agency })}
            </h2>
            <p>
              <a
                href={`mailto:${Agency.Email}`}
                className="inline-block min-h-6 text-brand-text underline underline-offset-4 wrap-anywhere"
              >
                {Agency.Email}
              </a>
            </p>
            <p>
              <a
                href={`tel:${Agency.Phone}`}
                className="inline-block min-h-6 text-brand-text underline underline-offset-4 tabular"
              >
                {toReadablePhone(Agency.Phone)}
              </a>
            </p>
          </section>
        </div>
      </div>
      <SharedAnswer key={Number} quotation={quotation} token={token} />
    </>
  )
}

/** Where it ends: too late, taken back, or booked. */
function Standing({ quotation }: { quotation: Schemas['SharedQuotation'] }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const agency = quotation.Agency.Name
  switch (quotation.State) {
    case 'sent':
    case 'accepted':
      return null
    case 'lapsed':
      return (
        <Alert variant="warning" className="mt-6" title={t('shared.lapsedTitle')}>
          {t('shared.lapsedBody', {
            agency,
            time: format.instant(quotation.ValidUntil, deviceZone()),
          })}
        </Alert>
      )
    case 'cancelled':
      return (
        <Alert variant="warning" className="mt-6" title={t('shared.cancelledTitle')}>
          {t('shared.cancelledBody', { agency })}
        </Alert>
      )
    case 'booked':
      return (
        <Alert variant="success" className="mt-6" title={t('shared.bookedTitle')}>
          {t('shared.bookedBody', { agency, number: quotation.Order ?? '' })}
        </Alert>
      )
  }
  return quotation.State satisfies never
}
