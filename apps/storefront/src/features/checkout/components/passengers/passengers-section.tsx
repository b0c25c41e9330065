import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useSessionView } from '../../../../shared/app/session-store.ts'
import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'
import { useAgency } from '../../../../shared/trade/agency/use-agency.ts'
import { type CheckoutValues, sourceOf } from '../../../../shared/trade/checkout/checkout-values.ts'
import type { PassengerDetails } from '../../../../shared/trade/passenger/passenger-details.ts'
import { completePassengers } from '../../model/complete-passengers.ts'
import type { ItemTravel } from '../../model/item-travel.ts'
import { twinOf } from '../../model/start-values.ts'
import { ItemPassengersSection } from './item-passengers-section.tsx'
import { SavePassengers } from './save-passengers.tsx'

type PassengersSectionProps = {
  items: readonly Schemas['CartItem'][]
  travels: readonly ItemTravel[]
  values: CheckoutValues
  issues: readonly FieldIssue[]
  onFill: (itemId: string, index: number, details: PassengerDetails) => void
}

/** Asks for all travellers, item by item. */
export function PassengersSection(props: PassengersSectionProps) {
  const { items, travels, values, issues, onFill } = props
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const travelsOf = (itemId: string) =>
    travels.filter((trip) => sourceOf(trip.itemId, values) === itemId)
  const find = (id: string | undefined) => items.find((item) => item.Id === id)
  const complete = completePassengers(values, issues)
  const isAgent = useAgency() !== null
  return (
    <section aria-labelledby="checkout-passengers" className="mt-10">
      <h2 id="checkout-passengers" className="text-xl">
        {t('form.title')}
      </h2>
      <p className="mt-1 mb-5 text-muted-foreground">
        {t(travels.some((trip) => trip.isInternational) ? 'form.intro' : 'form.introDomestic')}
        {format.sentenceGap}
        {!isLoggedIn && (
          <Link
            to={paths.login(paths.checkout())}
            className="text-brand-text underline underline-offset-4"
          >
            {t('traveller:fill.login')}
          </Link>
        )}
      </p>
      <div className="flex flex-col gap-8">
        {items.map((item, place) => (
          <ItemPassengersSection
            key={item.Id}
            item={item}
            twin={find(twinOf(item, items)?.Id)}
            others={items.filter(({ Id }) => sourceOf(Id, values) === Id && Id !== item.Id)}
            travels={travelsOf(item.Id)}
            values={values}
            issues={issues}
            hasOwnHeading={items.length > 1}
            isFirst={place === 0}
            onFill={(index, details) => onFill(item.Id, index, details)}
          />
        ))}
        {isLoggedIn && !isAgent && complete.length > 0 && <SavePassengers passengers={complete} />}
      </div>
    </section>
  )
}
