import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import type { ReactNode } from 'react'

import { EmailField } from '../../../../shared/kit/form/email-field.tsx'
import { PhoneField } from '../../../../shared/kit/form/phone-field.tsx'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import { Consent } from '../../../../shared/trade/checkout/consent.tsx'
import { usePassengerTitles } from '../../../../shared/trade/passenger/use-passenger-titles.ts'
import { PriceQuestion } from '../../../../shared/trade/price/price-question.tsx'
import type { AcceptanceValues } from '../../model/acceptance-values.ts'
import { focusQuotedRules } from '../quoted-rules.tsx'
import { TravellersOfLine } from './travellers-of-line.tsx'
import { useAcceptanceForm } from './use-acceptance-form.ts'

type AcceptanceFormProps = {
  quotation: Schemas['SharedQuotation']
  token: string
  onDone: () => void
}

const FORM = 'accept-contact'
const PEOPLE = 'accept-people'

/** Moves the focus to the form, for customers who have read the offer. */
export function toAcceptanceForm(): void {
  document.getElementById(FORM)?.focus()
}

/** Moves the focus to the question, because it replaces the button that was pressed. */
function focusOnArrival(question: HTMLElement | null): void {
  question?.focus()
}

/** Asks for the contact and the travellers, as a checkout does; sending the form accepts the quotation. */
export function AcceptanceForm(props: AcceptanceFormProps) {
  const { quotation } = props
  const { t } = useTranslation(['quotation', 'passenger', 'common'])
  const format = useFormat()
  const { form, lines, phoneBook, priceChange, total } = useAcceptanceForm(props)
  const passengerOf = usePassengerNames(lines)
  const titles = useTitles(form.values, lines, passengerOf)
  const agency = quotation.Agency.Name
  const isAbroad = lines.some(({ People }) => People.NeedsPassport)
  return (
    <ServerForm
      form={form}
      label={t('accept.title')}
      titles={titles}
      placeOf={passengerOf}
      notices={{
        price_changed: priceChange && (
          <div ref={focusOnArrival} tabIndex={-1} className="outline-none">
            <PriceQuestion
              {...priceChange}
              words={{
                title: t('accept.priceTitle', { now: format.money(priceChange.after) }),
                // A quotation keeps its currency, so `difference` is never null here.
                body: (difference) =>
                  difference
                    ? t(difference.isDearer ? 'accept.dearer' : 'accept.cheaper', difference)
                    : '',
                accept: t('accept.send', { total: format.money(priceChange.after) }),
                back: t('accept.back'),
              }}
              back={() => {
                priceChange.back()
                document.getElementById(PEOPLE)?.focus()
              }}
            />
          </div>
        ),
      }}
      className="flex flex-col gap-10"
      actions={
        <div className="flex flex-col gap-4 border-t border-border pt-5">
          <Consent label={t('accept.agree')} hint={<ToRules />} />
          <p className="max-w-prose text-sm text-muted-foreground">
            {t('accept.privacy', { agency })}
          </p>
          {/* The question about another price has its own button; two amounts to accept would contradict each other. */}
          {!priceChange && (
            <SubmitButton form={form} size="lg" variant="main" className="self-start">
              {t('accept.send', { total: format.money(total) })}
            </SubmitButton>
          )}
        </div>
      }
    >
      <Part id={FORM} title={t('accept.contactTitle')} intro={t('accept.contactIntro', { agency })}>
        <Card className="flex flex-col gap-4 p-5 sm:p-6">
          <TextField name="name" autoComplete="name" />
          <EmailField />
          <PhoneField phoneBook={phoneBook} />
        </Card>
      </Part>
      {lines.length > 0 && (
        <Part
          id={PEOPLE}
          title={t('accept.peopleTitle')}
          intro={t(isAbroad ? 'passenger:form.intro' : 'passenger:form.introDomestic')}
        >
          <div className="flex flex-col gap-8">
            {lines.map((line, place) => (
              <TravellersOfLine
                key={line.Id}
                line={line}
                lines={lines}
                values={form.values}
                issues={form.issues}
                isFirst={place === 0}
              />
            ))}
          </div>
        </Part>
      )}
    </ServerForm>
  )
}

/** Links back to the rules, which stand with the offer. */
function ToRules() {
  const { t } = useTranslation('order')
  return (
    <button
      type="button"
      onClick={focusQuotedRules}
      className="min-h-6 text-brand-text underline underline-offset-4"
    >
      {t('review.rules')}
    </button>
  )
}

type PartProps = { id: string; title: string; intro: string; children: ReactNode }

function Part({ id, title, intro, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-muted-foreground">{intro}</p>
      {children}
    </section>
  )
}

/** Returns the function that names the traveller of a field, such as “Passenger 2”, with the line if there are several. */
function usePassengerNames(lines: readonly Schemas['QuotationLine'][]) {
  const { t } = useTranslation('passenger')
  return (name: string): string | undefined => {
    const [, lineId, index] = /^passengers\.(\w+)\.(\d+)\./.exec(name) ?? []
    if (index === undefined) return undefined
    const number = t('form.number', { number: Number(index) + 1 })
    const line = lines.length > 1 && lines.find(({ Id }) => Id === lineId)
    return line ? `${line.Title} · ${number}` : number
  }
}

/** Returns the titles of the fields, for the summary of errors. */
function useTitles(
  { passengers }: AcceptanceValues,
  lines: readonly Schemas['QuotationLine'][],
  passengerOf: (name: string) => string | undefined,
): Readonly<Record<string, string>> {
  const { t } = useTranslation(['quotation', 'common', 'order'])
  const ofPassenger = usePassengerTitles()
  const people = lines.flatMap(({ Id }) =>
    (passengers[Id] ?? []).flatMap((_passenger, index) =>
      Object.entries(ofPassenger).map(([field, title]) => {
        const name = `passengers.${Id}.${index}.${field}`
        return [name, t('accept.fieldOf', { passenger: passengerOf(name) ?? '', field: title })]
      }),
    ),
  )
  return {
    name: t('accept.name'),
    email: t('accept.email'),
    phoneCountry: t('common:phone.code'),
    phoneNumber: t('common:phone.number'),
    ...(Object.fromEntries(people) as Record<string, string>), // all values are texts
    hasAgreed: t('order:review.rules'),
  }
}
