import { ticketBounds, ticketsFor } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useProblemText } from '../../../shared/problem-text.ts'
import { BandSteppers } from '../../../shared/product/band-steppers.tsx'
import { ProductDateField } from '../../../shared/product/date-field.tsx'
import { PricePanel } from '../../../shared/product/price-panel.tsx'
import { bandPrice } from '../model/ticket-terms.ts'
import { OptionField } from './option-field.tsx'
import { type TicketForm as Form, ticketFields } from './use-ticket-form.ts'

/** Which ticket, which day, who comes; the price at once, and the way into the cart. */
export function TicketForm({ form }: { form: Form }) {
  const { t } = useTranslation(['product', 'attraction'])
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <OptionField form={form} />
      <VisitDate form={form} />
      <People form={form} />
      <PricePanel
        quote={form.quote}
        before={<p className="text-muted-foreground">{t('attraction:form.before')}</p>}
        action={
          <>
            <Refused form={form} />
            <Button type="submit" variant="main" size="lg" loading={form.cart.isAdding}>
              {t('price.add')}
            </Button>
          </>
        }
      />
    </form>
  )
}

function VisitDate({ form }: { form: Form }) {
  const { t } = useTranslation('attraction')
  const format = useFormat()
  const toText = useProblemText()
  const { attraction, option, choice, dateIssue, refused } = form
  if (!option.NeedsVisitDate) return <p>{t('tickets.openDays', { count: option.ValidDays })}</p>
  const issue = {
    required: t('form.dateRequired'),
    other_day:
      choice.date === null
        ? undefined
        : t('form.otherDay', { date: format.date(choice.date, 'short') }),
  }
  const told = refused?.place === 'date' ? toText(refused.failure) : undefined
  return (
    <ProductDateField
      id={ticketFields.date}
      productId={attraction.Id}
      // Before a ticket is chosen every day counts on which there is one.
      option={choice.option ?? undefined}
      timeZone={attraction.Place.TimeZone}
      label={t('form.date')}
      value={choice.date}
      onChange={(date) => form.choose({ date })}
      error={dateIssue ? issue[dateIssue] : told}
      days={180}
    />
  )
}

function People({ form }: { form: Form }) {
  const { t } = useTranslation('attraction')
  const format = useFormat()
  const toText = useProblemText()
  const { option, terms, counts, refusal, refused } = form
  const told = refused?.place === 'people' ? toText(refused.failure) : undefined
  const bounds = ticketBounds(counts, terms)
  const groups = terms.groupSize === null ? null : ticketsFor(counts, terms.groupSize)
  const most = t(terms.groupSize === null ? 'form.atMost' : 'form.groupsAtMost', {
    count: terms.bounds.max,
  })
  const hintOf = (band: keyof typeof counts) => {
    const price = bandPrice(option, band)
    if (!price) return undefined
    return price.Amount === 0 ? t('form.free') : format.money(price, { trimWhole: true })
  }
  return (
    <BandSteppers
      id={ticketFields.people}
      legend={t('form.people')}
      bands={terms.bands.map((band) => ({
        band,
        count: counts[band],
        ...bounds[band],
        hint: hintOf(band),
        maxReason: most,
      }))}
      hint={groups === null || groups === 0 ? undefined : t('form.groups', { count: groups })}
      error={refusal ? textOf(refusal) : told}
      onChange={(band, count) => form.choose({ counts: { ...counts, [band]: count } })}
    />
  )

  function textOf({ reason }: NonNullable<Form['refusal']>): string {
    switch (reason) {
      case 'below_minimum':
        return terms.groupSize === null && terms.bounds.min > 1
          ? t('form.atLeast', { count: terms.bounds.min })
          : t('form.chooseWho')
      case 'above_maximum':
        return most
      case 'infants_alone':
        return t('form.infantsAlone')
      case 'invalid_count':
      case 'band_not_sold':
        return t('form.chooseWho')
    }
    return reason satisfies never
  }
}

/** Why nothing was added, unless the price or a field says so already. */
function Refused({ form: { refused } }: { form: Form }) {
  const { t } = useTranslation('product')
  const toText = useProblemText()
  if (!refused || refused.place) return null
  return (
    <Alert variant="destructive" live="assertive" title={t('price.refused')}>
      {toText(refused.failure)}
    </Alert>
  )
}
