import { CONNECTION_NUMBER_LENGTH, RIDE_ADDRESS_LENGTH } from '@selat/domain'
import type { RideRequest } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'

import type { RideForm } from './use-ride-form.ts'

type Service = Schemas['Transport']
type Text = 'pickUp' | 'dropOff' | 'connection'

const fields: readonly {
  name: Text
  field: keyof RideRequest
  asks: Service['AsksFor'][number]
  max: number
}[] = [
  {
    name: 'pickUp',
    field: 'pickUpAddress',
    asks: 'pick_up_address',
    max: RIDE_ADDRESS_LENGTH.max,
  },
  {
    name: 'dropOff',
    field: 'dropOffAddress',
    asks: 'drop_off_address',
    max: RIDE_ADDRESS_LENGTH.max,
  },
  {
    name: 'connection',
    field: 'connectionNumber',
    asks: 'connection_number',
    max: CONNECTION_NUMBER_LENGTH.max,
  },
]

const exampleFlight = 'SQ 952'

/** Asks for the pick-up, the drop-off and the connection of a ride, as far as the service needs them. */
export function RidePlaces({ service, form }: { service: Service; form: RideForm }) {
  const { t } = useTranslation('transport')
  const hints: Record<Text, string | null> = {
    pickUp: service.PickUp,
    dropOff: service.DropOff,
    connection: t('form.connectionHint', { example: exampleFlight }),
  }
  return fields
    .filter(({ asks }) => service.AsksFor.includes(asks))
    .map(({ name, field, max }) => (
      <Field
        key={name}
        {...form.field(field)}
        label={t(`form.${name}`)}
        hint={hints[name]}
        required
      >
        <Input
          value={form.draft[name]}
          maxLength={max}
          autoComplete={name === 'connection' ? 'off' : 'street-address'}
          onChange={({ currentTarget }) => form.type({ [name]: currentTarget.value })}
          onBlur={form.leave}
        />
      </Field>
    ))
}
