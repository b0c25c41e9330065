import { packageBounds } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useProblemText } from '../../../shared/problem-text.ts'
import { type Band, BandSteppers } from '../../../shared/product/band-steppers.tsx'
import { ProductDateField } from '../../../shared/product/date-field.tsx'
import { PricePanel } from '../../../shared/product/price-panel.tsx'
import { COUNT_OF, personPrice } from '../model/trip-terms.ts'
import { TypeField } from './type-field.tsx'
import { type TripForm as Form, tripFields } from './use-trip-form.ts'

/** Which type, from which day on, who travels; the price at once, and the way into the cart. */
export function TripForm({ form }: { form: Form }) {
  const { t } = useTranslation(['product', 'package'])
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <TypeField form={form} />
      <FirstDay form={form} />
      <People form={form} />
      <PricePanel
        quote={form.quote}
        before={<p className="text-muted-foreground">{t('package:form.before')}</p>}
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

function FirstDay({ form }: { form: Form }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const toText = useProblemText()
  const { product, type, choice, dateIssue, refused } = form
  const issue = {
    required: t('form.dateRequired'),
    other_day:
      choice.date === null
        ? undefined
        : t('form.otherDay', { date: format.date(choice.date, 'short') }),
  }
  const told = refused?.place === 'date' ? toText(refused.failure) : undefined
  return (
    <div>
      <ProductDateField
        id={tripFields.date}
        productId={product.Id}
        option={type.Code}
        timeZone={product.MeetingTimeZone}
        label={t('form.date')}
        value={choice.date}
        onChange={(date) => form.choose({ date })}
        error={dateIssue ? issue[dateIssue] : told}
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
  const toText = useProblemText()
  const { type, terms, party, refusal, refused } = form
  const told = refused?.place === 'people' ? toText(refused.failure) : undefined
  const bounds = packageBounds(party, terms)
  const { min, max } = terms.bounds
  const most = t('form.atMost', { count: max })
  const isFull = party.adults + party.children + party.infants >= max
  const hintOf = (band: keyof typeof COUNT_OF) => {
    const price = personPrice(type, band)
    if (!price) return undefined
    return price.Amount === 0 ? t('form.free') : format.money(price, { trimWhole: true })
  }
  const isOwnAdult = party.infants > 0 && party.infants >= party.adults
  const ownAdult = t('passenger:party.more_infants_than_adults')
  return (
    <BandSteppers
      id={tripFields.people}
      legend={t('form.people')}
      hint={t('form.ages')}
      error={refusal ? textOf(refusal) : told}
      bands={terms.bands.map((band) => ({
        band,
        count: party[COUNT_OF[band]],
        ...bounds[COUNT_OF[band]],
        hint: hintOf(band),
        maxReason: isFull ? most : ownAdult,
        ...(band === 'adult' && {
          minReason: isOwnAdult && party.adults > 1 ? ownAdult : t('passenger:party.no_adult'),
        }),
      }))}
      onChange={(band, count) => form.choose({ party: { ...party, [countOf(band)]: count } })}
    />
  )

  function textOf({ reason }: NonNullable<Form['refusal']>): string {
    switch (reason) {
      case 'below_minimum':
        return t('form.atLeast', { count: min })
      case 'above_maximum':
      case 'too_many_passengers':
        return most
      case 'invalid_count':
      case 'band_not_sold':
      case 'no_passengers':
        return t('passenger:party.no_passengers')
      case 'no_adult':
        return t('passenger:party.no_adult')
      case 'more_infants_than_adults':
        return ownAdult
    }
    return reason satisfies never
  }
}

/** Packages count no seniors: they are among the adults. */
function countOf(band: Band) {
  return band === 'senior' ? COUNT_OF.adult : COUNT_OF[band]
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
