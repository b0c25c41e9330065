import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { rateOf } from '../model/ride-terms.ts'
import type { RideForm } from './use-ride-form.ts'

type Rate = Schemas['TransportRate']

/** Chooses the vehicle, or the line of a shuttle. The rates are compared further down; here the price stays in view. */
export function RateField({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
  const { t } = useTranslation('transport')
  const isShared = service.TransportKind === 'shared_transfer'
  const rate = rateOf(service, form.draft)
  const labelOf = ({ VehicleName, ZoneName }: Rate) =>
    isShared ? ZoneName : `${VehicleName} · ${ZoneName}`
  // The name of a rate can be longer than the field, so the rest of it is repeated below.
  const hints = [
    isShared ? rate.VehicleName : rate.ZoneName,
    !isShared && t('rate.people', { count: rate.MaxPassengers }),
    !isShared && service.AsksFor.includes('bags') && t('rate.bags', { count: rate.MaxBags }),
  ]
  return (
    <Field
      label={t(isShared ? 'form.line' : 'form.vehicle')}
      hint={hints.filter(Boolean).join(' · ')}
    >
      <Select
        value={rate.Code}
        onChange={({ currentTarget }) => form.choose({ rate: currentTarget.value })}
        options={service.Rates.map((one) => ({ value: one.Code, label: labelOf(one) }))}
      />
    </Field>
  )
}
