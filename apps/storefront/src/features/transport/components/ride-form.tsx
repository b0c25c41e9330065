import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { PriceExplained } from '../../../shared/trade/price/price-explained.tsx'
import { BookingForm } from '../../../shared/trade/product/booking-form.tsx'
import { RateField } from './rate-field.tsx'
import { RidePeople } from './ride-people.tsx'
import { RidePlaces } from './ride-places.tsx'
import { RideTime } from './ride-time.tsx'
import type { RideForm as Form } from './use-ride-form.ts'

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
