import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import type { ReactNode } from 'react'

import { CopyButton } from '../../../shared/kit/copy-button.tsx'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { QuotationActions } from './quotation-actions.tsx'
import { QuotationPreview } from './quotation-preview.tsx'
import { QuotationPrices } from './quotation-prices.tsx'
import { QuotationStatusNote } from './quotation-status-note.tsx'
import { SendQuotation } from './send-quotation.tsx'
import { StateBadge } from './state-badge.tsx'

/** Shows a quotation to its agency: its state, its lines, the margin, and what can be done with it. */
export function QuotationView({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const { State, Customer, CreatedAt, CreatedBy, ValidUntil, Note } = quotation
  const instant = (at: string) => format.instant(at, zone)
  return (
    <div className="flex flex-col gap-6">
      <QuotationStatusNote quotation={quotation} />
      <QuotationActions quotation={quotation} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card asChild>
          <section aria-labelledby="quoted">
            <h2 id="quoted" className="px-5 pt-5 text-xl">
              {t('line.title')}
            </h2>
            <QuotationPrices quotation={quotation} />
          </section>
        </Card>
        <div className="flex flex-col gap-6">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-1">
            <Fact name={t('list.state')}>
              <StateBadge state={State} />
            </Fact>
            <Fact name={t('fact.customer')}>
              {Customer?.Name ?? (
                <span className="font-normal text-muted-foreground">{t('fact.nobody')}</span>
              )}
            </Fact>
            <Fact name={t('fact.validUntil')}>{instant(ValidUntil)}</Fact>
            <Fact name={t('fact.createdAt')}>{instant(CreatedAt)}</Fact>
            <Fact name={t('fact.createdBy')}>{CreatedBy}</Fact>
          </dl>
          {Note !== '' && (
            <dl>
              <Fact name={t('fact.note')}>
                <span className="font-normal whitespace-pre-line">{Note}</span>
              </Fact>
            </dl>
          )}
          {State === 'sent' && <SendQuotation quotation={quotation} />}
          {(State === 'accepted' || State === 'booked') && <AcceptedLink link={quotation.Link} />}
        </div>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular">{children}</dd>
    </div>
  )
}

/** Offers the link of a quotation that needs no answer any more: its customer opens it to read its state. */
function AcceptedLink({ link }: { link: string }) {
  const { t } = useTranslation('quotation')
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="link">
        <h2 id="link" className="text-lg">
          {t('send.linkTitle')}
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">{t('send.linkBody')}</p>
        <CopyButton showsLabel text={window.location.origin + link} label={t('send.copy')} />
        <QuotationPreview link={link} />
      </section>
    </Card>
  )
}
