import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Card } from '@selat/ui/card'
import { useEffect, useRef, useState } from 'react'

import { sourceOf } from '../../../../shared/trade/checkout/checkout-values.ts'
import { nameOf, toDraft } from '../../../../shared/trade/passenger/passenger-details.ts'
import { readSent } from '../../model/acceptance-draft.ts'
import { namingLines } from '../../model/acceptance-values.ts'
import { AcceptanceForm } from './acceptance-form.tsx'
import { LetterToAgency } from './letter-to-agency.tsx'

type SharedAnswerProps = {
  quotation: Schemas['SharedQuotation']
  token: string
  /** Whether the customer accepted while the page was open; the focus then moves to the sent values. */
  isJustAccepted: boolean
  onSent: (said: string) => void
}

/** Shows the form to accept, or the sent values; only the agency can change them after that. */
export function SharedAnswer({ quotation, token, isJustAccepted, onSent }: SharedAnswerProps) {
  const { t } = useTranslation('quotation')
  const { State, Agency } = quotation
  if (State === 'accepted') return <Given quotation={quotation} hasFocus={isJustAccepted} />
  return (
    <div className="mt-10">
      <AcceptanceForm
        quotation={quotation}
        token={token}
        onDone={() => onSent(t('accept.done', { agency: Agency.Name }))}
      />
    </div>
  )
}

type GivenProps = { quotation: Schemas['SharedQuotation']; hasFocus: boolean }

/**
 * Shows what was sent. The answer for a link has no travellers, so their names are shown only in the tab in which they were
 * typed.
 */
function Given({ quotation, hasFocus }: GivenProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  const { Agency, Contact } = quotation
  const people = useNames(quotation)
  return (
    <Card asChild className="mt-6 p-5 sm:p-6">
      <section aria-labelledby="given">
        <h2 id="given" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('shared.acceptedTitle')}
        </h2>
        <Alert variant="success" className="mt-3">
          {t('shared.acceptedBody', { agency: Agency.Name })}
        </Alert>
        <dl className="mt-5 grid gap-4 sm:grid-cols-2">
          {Contact && (
            <div>
              <dt className="text-sm text-muted-foreground">{t('shared.givenContact')}</dt>
              <dd>
                <p className="font-semibold">{Contact.Name}</p>
                <p className="wrap-anywhere">{Contact.Email}</p>
                <p className="tabular">
                  {Contact.PhoneCode} {Contact.PhoneNumber}
                </p>
              </dd>
            </div>
          )}
          {namingLines(quotation.Lines).length > 0 && (
            <div>
              <dt className="text-sm text-muted-foreground">{t('shared.givenPeople')}</dt>
              <dd>
                {people.length > 0 ? (
                  <p className="font-semibold">{format.list(people)}</p>
                ) : (
                  <p className="text-sm">{t('shared.givenElsewhere', { agency: Agency.Name })}</p>
                )}
              </dd>
            </div>
          )}
        </dl>
        <LetterToAgency
          agency={Agency}
          subject={t('shared.askSubject', { number: quotation.Number })}
          text={`${t('shared.changeText', { agency: Agency.Name, number: quotation.Number })}\n`}
          className="mt-5"
        >
          {t('shared.change')}
        </LetterToAgency>
      </section>
    </Card>
  )
}

/** Returns the names of the travellers that were sent from this tab, each once. */
function useNames({ Number, Lines }: Schemas['SharedQuotation']): string[] {
  const [typed] = useState(() => readSent(Number))
  if (!typed) return []
  const names = namingLines(Lines)
    .filter(({ Id }) => sourceOf(Id, typed) === Id)
    .flatMap(({ Id }) => (typed.passengers[Id] ?? []).map((details) => nameOf(toDraft(details))))
  return [...new Set(names)].filter((name) => name !== '')
}
