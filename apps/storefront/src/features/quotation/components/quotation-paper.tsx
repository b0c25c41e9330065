import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'

import { knownQuotationState } from '../../../shared/app/known/known-agency.ts'
import { toReadablePhone } from '../../../shared/kit/readable-phone.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { sharedQuotationQuery } from '../api/quotation-queries.ts'
import { isOver } from '../model/is-over.ts'
import { QuotedLines } from './quoted-lines.tsx'
import { PaperRules } from './quoted-rules.tsx'

/**
 * Prints a quotation with the agency's own head. It uses the answer for the customer, which has no net prices, so that none can
 * be printed.
 */
export function QuotationPaper({ token }: { token: string }) {
  const { data } = useQuery(sharedQuotationQuery(token))
  return data ? <Paper quotation={data} /> : null
}

function Paper({ quotation }: { quotation: Schemas['SharedQuotation'] }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const { Agency, Number, State, CreatedAt, ValidUntil, CustomerName, Lines } = quotation
  const { Note, AtCounter } = quotation
  const instant = (at: string) => format.instant(at, zone)
  const validUntil = instant(ValidUntil)
  // The terms of the offer no longer apply once it has expired, was withdrawn, or an order holds the places.
  const isOffer = !isOver(State)
  const terms = [
    isOffer && t('terms.notHeld'),
    isOffer && t('terms.valid', { time: validUntil }),
    AtCounter.length > 0 && t('terms.counter'),
    Lines.some(({ People }) => People.NeedsPassport) && t('terms.passport'),
  ].filter((term) => term !== false)
  return (
    <article aria-label={t('page.title', { number: Number })} className="hidden print:block">
      <header className="flex items-start justify-between gap-8 border-b-2 border-foreground pb-4">
        <div>
          <p className="text-2xl font-bold">{Agency.Name}</p>
          <p>{Agency.Email}</p>
          <p className="tabular">{toReadablePhone(Agency.Phone)}</p>
        </div>
        <div className="text-end">
          <p className="board-label">{t('paper.title')}</p>
          <p className="text-2xl font-bold tabular">{Number}</p>
          {/* A printed quotation that is no longer an offer must say so. */}
          {State !== 'sent' && (
            <p className="font-semibold">{t(`state.${knownQuotationState(State)}`)}</p>
          )}
        </div>
      </header>
      <dl className="my-6 grid grid-cols-3 gap-6">
        {CustomerName !== '' && <Fact name={t('paper.for')}>{CustomerName}</Fact>}
        <Fact name={t('fact.createdAt')}>{instant(CreatedAt)}</Fact>
        <Fact name={t('fact.validUntil')}>{validUntil}</Fact>
      </dl>
      <QuotedLines lines={Lines} total={quotation.SellingTotal} atCounter={AtCounter} />
      {Note !== '' && <p className="mt-6 whitespace-pre-line wrap-anywhere">{Note}</p>}
      {/* The texts of the rules may load after the page. */}
      <Suspense fallback={null}>
        <PaperRules quotation={quotation} />
      </Suspense>
      {terms.length > 0 && (
        <section className="mt-8 text-sm break-inside-avoid">
          <h2 className="mb-1 font-semibold">{t('terms.title')}</h2>
          <ul className="list-disc ps-5">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  )
}
