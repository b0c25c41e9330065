import { RIDE_EXTRA_HOURS_MAX } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { NumberField } from '@selat/ui/number-field'

import { useTenant } from '../../../shared/app/tenant.ts'
import { useClosingTimeText } from '../../../shared/kit/use-closing-time-text.ts'
import { ProductDateField } from '../../../shared/trade/product/date-field.tsx'
import { rateOf } from '../model/ride-choice.ts'
import type { RideForm } from './use-ride-form.ts'

/** Asks when the ride begins, on the place's own clock, and how long the car stays. */
export function RideTime({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
  const { t } = useTranslation(['transport', 'common'])
  const format = useFormat()
  const closingTimeText = useClosingTimeText()
  const { BookableDays } = useTenant().Ferry
  const { draft, choose, field } = form
  const { From, Until } = service.Service
  const place = service.Place.CityName
  const { ExtraHour, Hours, Code } = rateOf(service, draft)
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <ProductDateField
          {...field('pickUpDate')}
          content="transport"
          productId={service.Id}
          options={[Code]}
          timeZone={service.Place.TimeZone}
          label={t('form.date')}
          value={draft.date}
          onChange={(date) => choose({ date })}
          days={BookableDays}
        />
        <Field
          {...field('pickUpTime')}
          label={t('form.time')}
          hint={
            From === Until
              ? t('form.timeHint', { place })
              : t('form.timeHours', {
                  place,
                  from: format.time(From),
                  until: closingTimeText(Until),
                })
          }
          required
        >
          <Input
            type="time"
            value={draft.time ?? ''}
            onChange={({ currentTarget }) => choose({ time: currentTarget.value || null })}
          />
        </Field>
      </div>
      {ExtraHour && Hours !== null && (
        <NumberField
          label={t('form.hours')}
          hint={t('form.hoursHint', {
            block: t('rate.hours', { count: Hours }),
            price: format.money(ExtraHour),
          })}
          value={draft.hours}
          onValueChange={(hours) => choose({ hours })}
          min={0}
          max={RIDE_EXTRA_HOURS_MAX}
          decreaseLabel={t('common:action.decrease', { what: t('form.hours') })}
          increaseLabel={t('common:action.increase', { what: t('form.hours') })}
          maxReason={t('issue.above_maximum', { max: RIDE_EXTRA_HOURS_MAX })}
        />
      )}
    </>
  )
}
