import type { RideRequest } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'

import { PriceExplained } from '../../../shared/trade/price/price-explained.tsx'
import { BookingForm } from '../../../shared/trade/product/booking-form.tsx'
import { rateOf } from '../model/ride-choice.ts'
import { RidePeople } from './ride-people.tsx'
import { RideTime } from './ride-time.tsx'
import type { RideForm as Form, RideForm } from './use-ride-form.ts'

type RideFormProps = {
  service: Schemas['Transport']
  form: Form
  estimate: Schemas['Price']
}

/** Books a ride. It asks only for what its service needs (PRD-4). */
export function RideForm({ service, form, estimate }: RideFormProps) {
  const { t } = useTranslation('transport')
  return (
    <BookingForm
      form={form}
      label={t('form.title', { name: service.Name })}
      refusedTitle={t('form.refused')}
      before={
        <PriceExplained price={estimate} totalLabel={t('price.estimate')} note={t('price.rest')} />
      }
    >
      <RateField service={service} form={form} />
      <RideTime service={service} form={form} />
      <RidePlaces service={service} form={form} />
      <RidePeople service={service} form={form} />
    </BookingForm>
  )
}

type Rate = Schemas['TransportRate']

/** Chooses the vehicle, or the line of a shuttle. The rates are compared further down; here the price stays in view. */
function RateField({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
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

type Service = Schemas['Transport']
type Text = 'pickUp' | 'dropOff' | 'connection'

const fields: readonly {
  name: Text
  field: keyof RideRequest
  asks: Service['AsksFor'][number]
}[] = [
  {
    name: 'pickUp',
    field: 'pickUpAddress',
    asks: 'pick_up_address',
  },
  {
    name: 'dropOff',
    field: 'dropOffAddress',
    asks: 'drop_off_address',
  },
  {
    name: 'connection',
    field: 'connectionNumber',
    asks: 'connection_number',
  },
]

const exampleFlight = 'SQ 952'

/** Asks for the pick-up, the drop-off and the connection of a ride, as far as the service needs them. */
function RidePlaces({ service, form }: { service: Service; form: RideForm }) {
  const { t } = useTranslation('transport')
  const hints: Record<Text, string | null> = {
    pickUp: service.PickUp,
    dropOff: service.DropOff,
    connection: t('form.connectionHint', { example: exampleFlight }),
  }
  return fields
    .filter(({ asks }) => service.AsksFor.includes(asks))
    .map(({ name, field }) => (
      <Field
        key={name}
        {...form.field(field)}
        label={t(`form.${name}`)}
        hint={hints[name]}
        required
      >
        <Input
          value={form.draft[name]}
          autoComplete={name === 'connection' ? 'off' : 'street-address'}
          onChange={({ currentTarget }) => form.type({ [name]: currentTarget.value })}
          onBlur={form.leave}
        />
      </Field>
    ))
}
