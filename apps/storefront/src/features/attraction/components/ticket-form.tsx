import { aboveMaximum, ticketBounds, ticketsFor } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { BandSteppers } from '../../../shared/trade/product/band-steppers.tsx'
import { BookingForm } from '../../../shared/trade/product/booking-form.tsx'
import { ProductDateField } from '../../../shared/trade/product/date-field.tsx'
import { OptionPicker } from '../../../shared/trade/product/option-picker.tsx'
import { bandPrice, sayCounts } from '../model/ticket-choice.ts'
import type { TicketForm as Form, TicketForm } from './use-ticket-form.ts'

/** Asks for the ticket, the day and the people. */
export function TicketForm({ form }: { form: Form }) {
  const { t } = useTranslation('attraction')
  return (
    <BookingForm form={form} before={<p className="text-muted-foreground">{t('form.before')}</p>}>
      <OptionField form={form} />
      <VisitDate form={form} />
      <People form={form} />
    </BookingForm>
  )
}

function VisitDate({ form }: { form: Form }) {
  const { t } = useTranslation('attraction')
  const { attraction, option, dayOptions, choice, choose, field } = form
  if (!option.NeedsVisitDate) return <p>{t('tickets.openDays', { count: option.ValidDays })}</p>
  return (
    <ProductDateField
      {...field('date')}
      content="attraction"
      productId={attraction.Id}
      options={dayOptions}
      timeZone={attraction.Place.TimeZone}
      label={t('form.date')}
      value={choice.date ?? null}
      onChange={(date) => choose({ date })}
      days={180}
    />
  )
}

function People({ form }: { form: Form }) {
  const { t } = useTranslation('attraction')
  const format = useFormat()
  const toText = useIssueText()
  const { option, terms, counts, choose, field } = form
  const bounds = ticketBounds(counts, terms)
  const { groupSize } = terms
  const groups = groupSize === null ? null : ticketsFor(counts, groupSize)
  const hintOf = (band: keyof typeof counts) => {
    const price = bandPrice(option, band)
    if (!price) return undefined
    return price.Amount === 0 ? t('form.free') : format.money(price)
  }
  return (
    <BandSteppers
      {...field('people')}
      legend={t('form.people')}
      bands={terms.bands.map((band) => ({
        band,
        count: counts[band],
        ...bounds[band],
        hint: hintOf(band),
        maxReason: toText(aboveMaximum(terms)),
      }))}
      hint={groups === null || groups === 0 ? undefined : t('form.groups', { count: groups })}
      onChange={(band, count) => choose(sayCounts({ ...counts, [band]: count }))}
    />
  )
}

type Option = Schemas['AttractionOption']

/**
 * Lists the tickets, each with its price and its availability on the chosen day. All of them can be chosen, because the
 * day can be changed afterwards.
 */
function OptionField({ form }: { form: TicketForm }) {
  const { t } = useTranslation('attraction')
  const { attraction, option, choice, days } = form
  const format = useFormat()
  const dayText = ({ Code, NeedsVisitDate }: Option) => {
    const day = days.get(Code)
    if (!NeedsVisitDate || !day || day.IsAvailable || choice.date === undefined) return undefined
    const date = format.date(choice.date, 'short')
    return t(day.Left === 0 ? 'form.soldOutOn' : 'form.notOn', { date })
  }
  return (
    <OptionPicker
      legend={t('form.option')}
      value={option.Code}
      onChange={(code) => form.choose({ option: code })}
      options={attraction.Options.map((one) => ({
        code: one.Code,
        name: one.Name,
        hint: [
          one.GroupSize === null ? undefined : t('form.upTo', { size: one.GroupSize }),
          dayText(one),
        ]
          .filter(Boolean)
          .join(' · '),
        price: priceOf(one),
        // Only a small number is shown. Zero is left to the text, because another day may still have some.
        left: days.get(one.Code)?.Left || null,
      }))}
    />
  )
}

function priceOf({ Prices, GroupPrice }: Option) {
  if (GroupPrice) return { amount: GroupPrice, per: 'group' as const }
  return Prices && { amount: Prices.Adult, per: 'person' as const }
}
