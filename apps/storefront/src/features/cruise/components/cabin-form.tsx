import { cabinBounds, cruiseReturnsOn, type Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { useAgeTexts } from '../../../shared/trade/ferry/use-age-texts.ts'
import { type Band, BandSteppers } from '../../../shared/trade/product/band-steppers.tsx'
import { BookingForm } from '../../../shared/trade/product/booking-form.tsx'
import { cabinOf, cabinsLeft, guestsOf, sailingOf } from '../model/cabin-choice.ts'
import type { CabinForm as Form } from './use-cabin-form.ts'

type PartProps = { cruise: Schemas['Cruise']; form: Form }

/** Books one cabin on one sailing (PRD-5). */
export function CabinForm({ cruise, form }: PartProps) {
  const { t } = useTranslation('cruise')
  const format = useFormat()
  const { SingleSupplementPercent } = cabinOf(cruise, form.choice)
  const percent = format.percent(SingleSupplementPercent / 100)
  return (
    <BookingForm
      form={form}
      label={t('form.title', { name: cruise.Name })}
      refusedTitle={t('form.refused')}
      before={<p className="text-muted-foreground">{t('price.choose')}</p>}
    >
      <SailingField cruise={cruise} form={form} />
      <CabinField cruise={cruise} form={form} />
      <GuestsField cruise={cruise} form={form} />
      <p className="text-sm text-muted-foreground">
        {SingleSupplementPercent > 0 && (
          <span className="block">{t('form.alone', { percent })}</span>
        )}
        {t('form.more')}
      </p>
    </BookingForm>
  )
}

/** Lists the sailings, because a calendar would be almost empty: a cruise has few sailings, far apart. */
function SailingField({ cruise, form }: PartProps) {
  const { t } = useTranslation('cruise')
  const format = useFormat()
  const { choice, choose, field } = form
  const labelOf = (sailing: Schemas['CruiseSailing']) => {
    const dates = t('form.dates', {
      from: format.date(sailing.Date, 'short'),
      until: format.date(cruiseReturnsOn(sailing.Date, cruise.Nights), 'medium'),
    })
    const isLeft = sailing.Cabins.some(({ Left }) => Left > 0)
    return isLeft ? dates : t('form.soldOut', { dates })
  }
  return (
    <Field {...field('sailing')} label={t('form.sailing')} required>
      <Select
        value={sailingOf(cruise, choice)?.Date ?? ''}
        placeholder={t('form.choose')}
        onChange={({ currentTarget }) => choose({ date: currentTarget.value })}
        options={cruise.Sailings.map((sailing) => ({
          value: sailing.Date,
          label: labelOf(sailing),
          disabled: sailing.Cabins.every(({ Left }) => Left === 0),
        }))}
      />
    </Field>
  )
}

function CabinField({ cruise, form }: PartProps) {
  const { t } = useTranslation('cruise')
  const format = useFormat()
  const { choice, choose } = form
  const sailing = sailingOf(cruise, choice)
  const chosen = cabinOf(cruise, choice)
  const price = (amount: Schemas['Money']) => format.money(amount)
  const labelOf = ({ Code, Name, PerGuest }: Schemas['Cabin']) => {
    const words = { cabin: Name, price: price(PerGuest) }
    if (!sailing) return t('form.option', words)
    const left = cabinsLeft(sailing, Code)
    return t('form.optionLeft', {
      ...words,
      left: left === 0 ? t('sailings.soldOut') : t('sailings.left', { count: left }),
    })
  }
  return (
    <Field
      label={t('form.cabin')}
      hint={
        <>
          {t('form.perGuest')}
          {chosen.ThirdFourth && (
            <span className="block">{t('form.further', { price: price(chosen.ThirdFourth) })}</span>
          )}
        </>
      }
    >
      <Select
        value={chosen.Code}
        onChange={({ currentTarget }) => choose({ cabin: currentTarget.value })}
        options={cruise.Cabins.map((cabin) => ({
          value: cabin.Code,
          label: labelOf(cabin),
          disabled: sailing !== undefined && cabinsLeft(sailing, cabin.Code) === 0,
        }))}
      />
    </Field>
  )
}

const bands = [
  ['adult', 'adults'],
  ['child', 'children'],
  ['infant', 'infants'],
] as const satisfies readonly (readonly [Band, keyof Party])[]

function GuestsField({ cruise, form }: PartProps) {
  const { t } = useTranslation('cruise')
  const { choice, choose, field } = form
  const { MaxGuests } = cabinOf(cruise, choice)
  const guests = guestsOf(choice)
  const bounds = cabinBounds(guests, MaxGuests)
  const agesText = useAgeTexts().ofBand
  // The ages are part of a later contract, so an older server may leave them out.
  const hintOf = (band: Band) =>
    [
      cruise.AgeBands && agesText(band, cruise.AgeBands),
      band === 'infant' && t('form.infants', { count: cruise.InfantsFromMonths }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <BandSteppers
      {...field('guests')}
      legend={t('form.guests')}
      hint={t('form.takes', { count: MaxGuests })}
      bands={bands.map(([band, name]) => ({
        band,
        count: guests[name],
        ...bounds[name],
        maxReason: t('issue.too_many_passengers', { max: MaxGuests }),
        hint: hintOf(band),
      }))}
      onChange={(band, count) => {
        const [, name] = bands.find(([one]) => one === band) ?? bands[0]
        choose({ [name]: count })
      }}
    />
  )
}
