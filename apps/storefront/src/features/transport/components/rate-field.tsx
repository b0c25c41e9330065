import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { OptionPicker } from '../../../shared/product/option-picker.tsx'
import { rateOf } from '../model/ride-terms.ts'
import type { RideForm } from './use-ride-form.ts'

/** Which vehicle, or which line of a shuttle. */
export function RateField({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
  const { t } = useTranslation('transport')
  const format = useFormat()
  const isShared = service.TransportKind === 'shared_transfer'
  const hintOf = (rate: Schemas['TransportRate']) =>
    isShared
      ? rate.ChildPrice && t('rate.child', { price: format.money(rate.ChildPrice) })
      : [
          rate.ZoneName,
          t('rate.people', { count: rate.MaxPassengers }),
          service.AsksFor.includes('bags') && t('rate.bags', { count: rate.MaxBags }),
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <OptionPicker
      legend={t(isShared ? 'form.line' : 'form.vehicle')}
      options={service.Rates.map((rate) => ({
        code: rate.Code,
        name: isShared ? rate.ZoneName : rate.VehicleName,
        hint: hintOf(rate) ?? undefined,
        price: { amount: rate.Price, per: rate.Per },
      }))}
      value={rateOf(service, form.draft).Code}
      onChange={(rate) => form.choose({ rate })}
    />
  )
}
