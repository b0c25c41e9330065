import type { Schemas } from '@selat/sdk'

import { partyOfItem } from '../../../shared/cart/cart-item-trip.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { placesFor } from './checkout-values.ts'
import type { CheckoutValues } from './checkout-values.ts'

type Item = Pick<Schemas['CartItem'], 'Id' | 'Ferry'>

type Start = {
  /** The items that can be booked, in the cart's order. */
  items: readonly Item[]
  draft: CheckoutDraft | null
  /** What the account shows of its owner. */
  name: string
  phone: { phoneCountry: string; phoneCode: string }
}

/** What the form starts with: what was typed before, fitted to what is in the cart now. */
export function startValues({ items, draft, name, phone }: Start): CheckoutValues {
  const typed = draft?.passengers ?? {}
  const own = items.map(({ Id, Ferry }) => {
    const party = partyOfItem(Ferry)
    return [Id, placesFor(party, typed[Id] ?? leftOver(Ferry, items, typed))] as const
  })
  return {
    contact: draft?.contact ?? { name, email: '', ...phone, phoneNumber: '' },
    // Those of items that have expired stay with the draft, for the item that takes their place.
    passengers: { ...typed, ...Object.fromEntries(own) },
    sameAs: Object.fromEntries(items.map((item) => [item.Id, startSameAs(item, items, draft)])),
    note: draft?.note ?? '',
    codeReference: draft?.codeReference ?? '',
    hasAgreed: false,
  }
}

/** The first item before this one with the same party; its passengers can be taken over. */
export function twinOf(item: Item, items: readonly Item[]): Item | undefined {
  const before = items.slice(
    0,
    items.findIndex(({ Id }) => Id === item.Id),
  )
  return before.find(({ Ferry }) => isSameParty(Ferry, item.Ferry))
}

function startSameAs(item: Item, items: readonly Item[], draft: CheckoutDraft | null): string {
  const twin = twinOf(item, items)?.Id ?? ''
  return draft?.sameAs[item.Id] === '' ? '' : twin
}

/** Passengers that were typed for an item which is no longer to be booked, if they are the same in number. */
function leftOver(
  ferry: Schemas['FerryItem'],
  items: readonly Item[],
  typed: CheckoutValues['passengers'],
) {
  const alive = new Set(items.map(({ Id }) => Id))
  const { adults, children, infants } = partyOfItem(ferry)
  return Object.entries(typed).find(([id, list]) => {
    const count = (band: string) => list.filter((passenger) => passenger.band === band).length
    const isFitting =
      count('adult') === adults && count('child') === children && count('infant') === infants
    return isFitting && !alive.has(id)
  })?.[1]
}

function isSameParty(first: Schemas['FerryItem'], second: Schemas['FerryItem']): boolean {
  return (
    first.QtyAdult === second.QtyAdult &&
    first.QtyChild === second.QtyChild &&
    first.QtyInfant === second.QtyInfant
  )
}
