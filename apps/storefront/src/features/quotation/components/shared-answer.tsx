import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useEffect, useRef, useState } from 'react'

import { sourceOf } from '../../../shared/checkout/checkout-values.ts'
import { nameOf, toDraft } from '../../../shared/passenger/passenger-details.ts'
import { readTyped } from '../model/acceptance-draft.ts'
import { namingLines } from '../model/acceptance-values.ts'
import { AcceptanceForm } from './acceptance-form.tsx'

type SharedAnswerProps = {
  quotation: Schemas['SharedQuotation']
  token: string
  /** Whether it was sent from this page: then what was given is what one looks for. */
  hasSent: boolean
  onSent: (said: string) => void
}

/** The customer's part: the form, and once it was sent what was given, which can be corrected until the agency books. */
export function SharedAnswer({ quotation, token, hasSent, onSent }: SharedAnswerProps) {
  const { t } = useTranslation('quotation')
  const [step, setStep] = useState<'given' | 'correcting' | 'kept'>('given')
  const { State, Agency } = quotation
  const agency = Agency.Name
  if (State === 'accepted' && step !== 'correcting')
    return (
      <Given
        quotation={quotation}
        hasFocus={hasSent || step === 'kept'}
        onCorrect={() => setStep('correcting')}
      />
    )
  const isCorrection = State === 'accepted'
  return (
    <div className={isCorrection ? 'mt-6' : 'mt-10'}>
      <AcceptanceForm
        quotation={quotation}
        token={token}
        isCorrection={isCorrection}
        onDone={() => {
          onSent(t(isCorrection ? 'accept.again' : 'accept.done', { agency }))
          setStep('given')
        }}
        {...(isCorrection && { onCancel: () => setStep('kept') })}
      />
    </div>
  )
}

type GivenProps = {
  quotation: Schemas['SharedQuotation']
  hasFocus: boolean
  onCorrect: () => void
}

/** What was sent. A link shows nobody's passport, so that people are named in the tab that they were typed in. */
function Given({ quotation, hasFocus, onCorrect }: GivenProps) {
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
                  <p className="text-sm">{t('shared.givenElsewhere')}</p>
                )}
              </dd>
            </div>
          )}
        </dl>
        <Button variant="outline" className="mt-5" onClick={onCorrect}>
          {t('shared.correct')}
        </Button>
      </section>
    </Card>
  )
}

/** Those who were typed in this tab, each once. */
function useNames({ Number, Lines }: Schemas['SharedQuotation']): string[] {
  const [typed] = useState(() => readTyped(Number))
  if (!typed) return []
  const names = namingLines(Lines)
    .filter(({ Id }) => sourceOf(Id, typed) === Id)
    .flatMap(({ Id }) => (typed.passengers[Id] ?? []).map((details) => nameOf(toDraft(details))))
  return [...new Set(names)].filter((name) => name !== '')
}
