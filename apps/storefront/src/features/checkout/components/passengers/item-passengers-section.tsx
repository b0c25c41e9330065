import { findDuplicates, type PassengerDraft } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'
import { displayOf } from '../../../../shared/trade/cart/items/item-displays.ts'
import { ItemName } from '../../../../shared/trade/cart/items/item-name.tsx'
import { useItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'
import {
  type CheckoutValues,
  passengerField,
  type PassengerValues,
  sourceOf,
} from '../../../../shared/trade/checkout/checkout-values.ts'
import { SameTravellers } from '../../../../shared/trade/checkout/same-travellers.tsx'
import { PassengerCard } from '../../../../shared/trade/passenger/passenger-card.tsx'
import {
  draftOfSaved,
  type PassengerDetails,
  toDraft,
} from '../../../../shared/trade/passenger/passenger-details.ts'
import type { ItemTravel } from '../../model/item-travel.ts'
import { takeOver } from '../../model/take-over.ts'
import { usePlaceAges } from '../price/use-place-ages.ts'
import { ItemListButton } from './item-list-button.tsx'
import { TakeOverButtons } from './take-over-buttons.tsx'

export type ItemPassengersSectionProps = {
  item: Schemas['CartItem']
  /** An earlier item with the same party. */
  twin: Schemas['CartItem'] | undefined
  /** The other items that ask for travellers by name, with any party. */
  others: readonly Schemas['CartItem'][]
  /** The trips of its passengers: that of this item, and those of items with the same passengers. */
  travels: readonly ItemTravel[]
  values: CheckoutValues
  issues: readonly FieldIssue[]
  hasOwnHeading: boolean
  isFirst: boolean
  onFill: (index: number, details: PassengerDetails) => void
}

/** Asks for the passengers of one cart item with a form for each, or takes those of an earlier item. */
export function ItemPassengersSection(props: ItemPassengersSectionProps) {
  const { item, twin, others, travels, values, issues, hasOwnHeading, isFirst, onFill } = props
  const { t } = useTranslation(['passenger', 'order'])
  const itemName = useItemName()
  const agesOfPlace = usePlaceAges()
  const { AgesNote } = displayOf(item)
  const follows = twin !== undefined && values.sameAs[item.Id] === twin.Id
  const isComplete = (index: number) =>
    !issues.some(
      ({ name, words }) =>
        words.severity === 'error' && name.startsWith(`passengers.${item.Id}.${index}.`),
    )
  const list = values.passengers[item.Id] ?? []
  const placeOf = (saved: Schemas['SavedPassengerInputAnswer']) => {
    const place = placeOfPerson(draftOfSaved(saved), list)
    const band = list[place]?.band
    return band ? t('form.place', { number: place + 1, band: t(`band.${band}`) }) : null
  }
  return (
    <div className="flex flex-col gap-4">
      {hasOwnHeading && (
        <h3 className="text-lg">
          <ItemName item={item} /> <TravelDate item={item} />
        </h3>
      )}
      {AgesNote && <AgesNote item={item} />}
      {twin && (
        <SameTravellers
          itemId={item.Id}
          twinId={twin.Id}
          label={t('order:checkout.sameAs', { item: itemName(twin) })}
        />
      )}
      {!follows && others.length > 0 && (
        <TakeOverButtons
          offers={others.map((other) => ({
            item: other,
            taken: takeOver(
              values.passengers[sourceOf(other.Id, values)] ?? [],
              list,
              travels[0]?.sectors[0],
            ),
          }))}
          onTake={(taken) => {
            for (const { index, details } of taken) onFill(index, details)
          }}
        />
      )}
      {!follows && list.length > 1 && (
        <ItemListButton passengers={list} travels={travels} onFill={onFill} />
      )}
      {!follows &&
        list.map((passenger, index) => (
          <PassengerCard
            // oxlint-disable-next-line react/no-array-index-key -- a passenger is a place of the party
            key={index}
            index={index}
            band={passenger.band}
            passenger={passenger}
            name={(field) => passengerField(item.Id, index, field)}
            agesNote={agesOfPlace(passenger.band, travels[0]?.sectors[0])}
            isInternational={travels.some((travel) => travel.isInternational)}
            pick={{ sector: travels[0]?.sectors[0], placeOf }}
            onFill={(details) => onFill(index, details)}
            isVisitor={isFirst && index === 0}
            isComplete={isComplete(index)}
          />
        ))}
    </div>
  )
}

/** Returns the place at which a person is already entered; -1 if there is none. */
function placeOfPerson(person: PassengerDraft, list: readonly PassengerValues[]): number {
  return list.findIndex((one) => (findDuplicates([person, toDraft(one)])[1] ?? []).length > 0)
}

/** Shows the date of a trip, to distinguish it from another between the same terminals. */
function TravelDate({ item }: { item: Schemas['CartItem'] }) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const firstDay = displayOf(item).firstDay(item)
  const text = firstDay === null ? t('tripType.open_ticket') : format.date(firstDay, 'short')
  return <span className="ms-2 text-base font-normal text-muted-foreground">{text}</span>
}
