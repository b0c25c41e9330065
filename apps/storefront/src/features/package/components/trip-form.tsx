import { packageBounds } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { type Band, BandSteppers } from '../../../shared/trade/product/band-steppers.tsx'
import { BookingForm } from '../../../shared/trade/product/booking-form.tsx'
import { ProductDateField } from '../../../shared/trade/product/date-field.tsx'
import { OptionPicker } from '../../../shared/trade/product/option-picker.tsx'
import { COUNT_OF, personPrice, sayParty } from '../model/trip-choice.ts'
import type { TripForm as Form, TripForm } from './use-trip-form.ts'

/** Asks for the type, the first day and the travellers. */
export function TripForm({ form }: { form: Form }) {
  const { t } = useTranslation('package')
  return (
    <BookingForm form={form} before={<p className="text-muted-foreground">{t('form.before')}</p>}>
      <TypeField form={form} />
      <FirstDay form={form} />
      <People form={form} />
    </BookingForm>
  )
}

function FirstDay({ form }: { form: Form }) {
  const { t } = useTranslation('package')
  const { product, dayOptions, choice, choose, field } = form
  return (
    <div>
      <ProductDateField
        {...field('date')}
        content="package"
        productId={product.Id}
        options={dayOptions}
        timeZone={product.MeetingTimeZone}
        label={t('form.date')}
        value={choice.date ?? null}
        onChange={(date) => choose({ date })}
        days={180}
      />
      <p className="mt-1.5 text-sm text-muted-foreground">
        {t('form.bookBefore', { count: product.BookBeforeDays })}
      </p>
    </div>
  )
}

function People({ form }: { form: Form }) {
  const { t } = useTranslation(['package', 'passenger'])
  const format = useFormat()
  const { type, terms, party, choose, field } = form
  const bounds = packageBounds(party, terms)
  const { max } = terms.bounds
  const isFull = party.adults + party.children + party.infants >= max
  const hintOf = (band: keyof typeof COUNT_OF) => {
    const price = personPrice(type, band)
    if (!price) return undefined
    return price.Amount === 0 ? t('form.free') : format.money(price)
  }
  const isOwnAdult = party.infants > 0 && party.infants >= party.adults
  const ownAdult = t('passenger:issue.more_infants_than_adults')
  return (
    <BandSteppers
      {...field('people')}
      legend={t('form.people')}
      hint={t('form.ages')}
      bands={terms.bands.map((band) => ({
        band,
        count: party[COUNT_OF[band]],
        ...bounds[COUNT_OF[band]],
        hint: hintOf(band),
        maxReason: isFull ? t('issue.above_maximum', { count: max }) : ownAdult,
        ...(band === 'adult' && {
          minReason: isOwnAdult && party.adults > 1 ? ownAdult : t('passenger:issue.no_adult'),
        }),
      }))}
      onChange={(band, count) => choose(sayParty({ ...party, [countOf(band)]: count }))}
    />
  )
}

/** Packages have no seniors: they count as adults. */
function countOf(band: Band) {
  return band === 'senior' ? COUNT_OF.adult : COUNT_OF[band]
}

/** Lists the types, each with its price, its unit, and the places that are left on the chosen day. */
function TypeField({ form }: { form: TripForm }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const { product, type, choice, days } = form
  const soldOut = (code: string) =>
    days.get(code)?.Left === 0 && choice.date !== undefined
      ? t('form.soldOutOn', { date: format.date(choice.date, 'short') })
      : undefined
  return (
    <OptionPicker
      legend={t('form.type')}
      value={type.Code}
      onChange={(code) => form.choose({ type: code })}
      options={product.Types.map(({ Code, Name, Basis, Prices, MinOrder, MaxOrder }) => ({
        code: Code,
        name: Name,
        hint: [Basis, t('form.bounds', { min: MinOrder, max: MaxOrder }), soldOut(Code)]
          .filter(Boolean)
          .join(' · '),
        price: { amount: Prices.Adult, per: 'person' as const },
        // A type without places says so in its hint instead of a count, because another day may have some.
        left: days.get(Code)?.Left || null,
      }))}
    />
  )
}
