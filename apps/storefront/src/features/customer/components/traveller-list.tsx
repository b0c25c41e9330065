import { CUSTOMER_PASSENGERS_MAX } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'

import { useFormRows } from '../../../shared/kit/form/form-values.ts'
import { emptyDetails } from '../../../shared/trade/passenger/passenger-details.ts'
import type { CustomerValues } from '../model/customer-values.ts'
import { TravellerCard } from './traveller-card.tsx'

/** Lists the travellers of a customer, and adds and removes them. */
export function TravellerList() {
  const { t } = useTranslation('customer')
  const { ids, append, remove } = useFormRows<CustomerValues, 'passengers'>('passengers')
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isFull = ids.length >= CUSTOMER_PASSENGERS_MAX
  return (
    <section aria-labelledby="customer-travellers">
      <h2 id="customer-travellers" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('form.travellers')}
      </h2>
      <p className="mt-1 mb-4 text-muted-foreground">{t('form.travellersLead')}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="flex flex-col gap-4">
        {ids.map((id, place) => (
          <li key={id}>
            <TravellerCard
              place={place}
              onRemove={(name) => {
                remove(place)
                setSaid(t('form.removed', { name }))
                // The focus has to move, because its button was removed with the card.
                heading.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="mt-4 text-muted-foreground">
          {t('form.full', { max: CUSTOMER_PASSENGERS_MAX })}
        </p>
      ) : (
        <Button variant="outline" className="mt-4" onClick={() => append(emptyDetails(), 'title')}>
          <UserPlus aria-hidden />
          {t('form.addTraveller')}
        </Button>
      )}
    </section>
  )
}
