import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { ArrowDown, Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { toReadablePhone } from '../../../../shared/kit/readable-phone.ts'
import { isOver } from '../../model/is-over.ts'
import { QuotedLines } from '../quoted-lines.tsx'
import { QuotedRules } from '../quoted-rules.tsx'
import { toAcceptanceForm } from './acceptance-form.tsx'

type SharedOfferProps = { quotation: Schemas['SharedQuotation'] }

/** Shows the quoted lines, and beside them the agency's note and its contact. */
export function SharedOffer({ quotation }: SharedOfferProps) {
  const { t } = useTranslation('quotation')
  const { State, Agency, Note } = quotation
  const agency = Agency.Name
  return (
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
          {State === 'sent' && <NextStep />}
          {!isOver(State) && (
            <div className="mt-6 border-t border-dashed border-input/60 pt-5 empty:hidden">
              <QuotedRules quotation={quotation} />
            </div>
          )}
        </section>
      </Card>
      <div className="flex flex-col gap-6">
        {Note !== '' && (
          <Aside id="note" title={t('shared.noteFrom', { agency })}>
            <p className="whitespace-pre-line wrap-anywhere">{Note}</p>
          </Aside>
        )}
        <Aside id="agency" title={t('shared.contact', { agency })}>
          <Way href={`mailto:${Agency.Email}`}>{Agency.Email}</Way>
          <Way href={`tel:${Agency.Phone}`}>{toReadablePhone(Agency.Phone)}</Way>
        </Aside>
        <div>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('do.print')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Links to the form, which is out of view on a small screen. */
function NextStep() {
  const { t } = useTranslation('quotation')
  return (
    <>
      <p className="mt-4 text-sm text-muted-foreground">{t('shared.notHeld')}</p>
      <Button
        variant="main"
        size="lg"
        className="mt-5 w-full sm:w-auto lg:hidden"
        onClick={toAcceptanceForm}
      >
        {t('shared.toForm')}
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}

function Aside({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 board-label text-muted-foreground">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-8 items-center text-brand-text underline underline-offset-4 wrap-anywhere tabular"
      >
        {children}
      </a>
    </p>
  )
}
