import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { FieldIssue } from '../model/check-checkout.ts'
import { sourceOf } from '../model/checkout-values.ts'
import type { CheckoutValues } from '../model/checkout-values.ts'
import type { ItemTravel } from '../model/item-travel.ts'
import { twinOf } from '../model/start-values.ts'
import { ItemPassengersSection } from './item-passengers-section.tsx'

type PassengersSectionProps = {
  items: readonly Schemas['CartItem'][]
  travels: readonly ItemTravel[]
  values: CheckoutValues
  issues: readonly FieldIssue[]
}

/** Everyone who travels, by cart item. */
export function PassengersSection({ items, travels, values, issues }: PassengersSectionProps) {
  const { t } = useTranslation('passenger')
  const isInternational = (itemId: string) =>
    travels.some((trip) => trip.isInternational && sourceOf(trip.itemId, values) === itemId)
  const find = (id: string | undefined) => items.find((item) => item.Id === id)
  return (
    <section aria-labelledby="checkout-passengers" className="mt-10">
      <h2 id="checkout-passengers" className="text-xl">
        {t('form.title')}
      </h2>
      <p className="mt-1 mb-5 text-muted-foreground">
        {t(travels.some((trip) => trip.isInternational) ? 'form.intro' : 'form.introDomestic')}
      </p>
      <div className="flex flex-col gap-8">
        {items.map((item, place) => (
          <ItemPassengersSection
            key={item.Id}
            item={item}
            twin={find(twinOf(item, items)?.Id)}
            isInternational={isInternational(item.Id)}
            values={values}
            issues={issues}
            hasOwnHeading={items.length > 1}
            isFirst={place === 0}
          />
        ))}
      </div>
    </section>
  )
}
