import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Checkbox } from '@selat/ui/checkbox'
import { Controller } from 'react-hook-form'

import { useItemName } from '../../../shared/cart/cart-item-trip.ts'
import type { FieldIssue } from '../model/check-checkout.ts'
import type { CheckoutValues } from '../model/checkout-values.ts'
import { PassengerCard } from './passenger-card.tsx'

export type ItemPassengersSectionProps = {
  item: Schemas['CartItem']
  /** An item before this one with the same party. */
  twin: Schemas['CartItem'] | undefined
  /** Whether a border is crossed by this item, or by one whose passengers are the same. */
  isInternational: boolean
  values: CheckoutValues
  issues: readonly FieldIssue[]
  hasOwnHeading: boolean
  isFirst: boolean
}

/** The passengers of one cart item: a form for each, or those of an item before. */
export function ItemPassengersSection(props: ItemPassengersSectionProps) {
  const { item, twin, isInternational, values, issues, hasOwnHeading, isFirst } = props
  const itemName = useItemName()
  const follows = twin !== undefined && values.sameAs[item.Id] === twin.Id
  const isComplete = (index: number) =>
    !issues.some(
      ({ name, severity }) =>
        severity === 'error' && name.startsWith(`passengers.${item.Id}.${index}.`),
    )
  return (
    <div className="flex flex-col gap-4">
      {hasOwnHeading && (
        <h3 className="text-lg">
          {itemName(item.Ferry)}
          <TravelDate ferry={item.Ferry} />
        </h3>
      )}
      {twin && <SamePassengers itemId={item.Id} twin={twin} />}
      {!follows &&
        values.passengers[item.Id]?.map(({ band }, index) => (
          <PassengerCard
            // oxlint-disable-next-line react/no-array-index-key -- a passenger is a place of the party
            key={index}
            itemId={item.Id}
            index={index}
            band={band}
            isInternational={isInternational}
            isVisitor={isFirst && index === 0}
            isComplete={isComplete(index)}
          />
        ))}
    </div>
  )
}

/** Tells two trips between the same shores apart. */
function TravelDate({ ferry }: { ferry: Schemas['FerryItem'] }) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const text =
    ferry.DateFrom === null ? t('tripType.open_ticket') : format.date(ferry.DateFrom, 'short')
  return <span className="ms-2 text-base font-normal text-muted-foreground">{text}</span>
}

type SamePassengersProps = { itemId: string; twin: Schemas['CartItem'] }

function SamePassengers({ itemId, twin }: SamePassengersProps) {
  const { t } = useTranslation('order')
  const itemName = useItemName()
  return (
    <Card className="px-5 py-4 sm:px-6">
      <Controller<CheckoutValues, `sameAs.${string}`>
        name={`sameAs.${itemId}`}
        render={({ field }) => (
          <Checkbox
            label={t('checkout.sameAs', { item: itemName(twin.Ferry) })}
            checked={field.value !== ''}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? twin.Id : '')}
          />
        )}
      />
    </Card>
  )
}
