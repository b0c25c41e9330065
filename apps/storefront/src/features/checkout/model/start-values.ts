import type { Party } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import type { CheckoutDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import {
  type CheckoutValues,
  placesFor,
  unplacedOf,
} from '../../../shared/trade/checkout/checkout-values.ts'
import { byOrderText } from '../../../shared/trade/checkout/order-texts.ts'

type Item = Schemas['CartItem']

type Start = {
  /** The items that ask for travellers by name, in the order of the cart. */
  items: readonly Item[]
  draft: CheckoutDraft | null
  /** The name of the account's owner, for the contact. */
  name: string
  phone: { phoneCountry: string; phoneCode: string }
  /** Whether the visitor has already agreed to the rules of all items. */
  hasAgreed: boolean
}

/** Returns the values that the form starts with: the typed draft, fitted to the items that are in the cart now. */
export function startValues({ items, draft, name, phone, hasAgreed }: Start): CheckoutValues {
  const typed = draft?.passengers ?? {}
  const unplaced = draft?.unplaced ?? {}
  const typedFor = (item: Item) => {
    const own = typed[item.Id]
    return own ? [...own, ...(unplaced[item.Id] ?? [])] : leftOver(partyOf(item), items, typed)
  }
  const own = items.map((item) => [item.Id, placesFor(partyOf(item), typedFor(item))] as const)
  const others = items.map((item) => [item.Id, unplacedOf(partyOf(item), typedFor(item))] as const)
  return {
    contact: draft?.contact ?? { name, email: '', ...phone, phoneNumber: '' },
    contactTravels: draft?.contactTravels ?? false,
    // The travellers of expired items stay in the draft, for items that replace them.
    passengers: { ...typed, ...Object.fromEntries(own) },
    unplaced: { ...unplaced, ...Object.fromEntries(others) },
    sameAs: Object.fromEntries(items.map((item) => [item.Id, startSameAs(item, items, draft)])),
    ...byOrderText(({ name: text }) => draft?.[text] ?? ''),
    hasAgreed,
  }
}

/** Returns the first item before this one with the same party, of any product; its travellers can be taken over. */
export function twinOf(item: Item, items: readonly Item[]): Item | undefined {
  const before = items.slice(
    0,
    items.findIndex(({ Id }) => Id === item.Id),
  )
  return before.find((other) => isSameParty(partyOf(other), partyOf(item)))
}

function startSameAs(item: Item, items: readonly Item[], draft: CheckoutDraft | null): string {
  const twin = twinOf(item, items)?.Id ?? ''
  return draft?.sameAs[item.Id] === '' ? '' : twin
}

/** Returns the passengers that were typed for an item which can no longer be booked, if they are the same in number. */
function leftOver(party: Party, items: readonly Item[], typed: CheckoutValues['passengers']) {
  const alive = new Set(items.map(({ Id }) => Id))
  return Object.entries(typed).find(([id, list]) => {
    const count = (band: string) => list.filter((passenger) => passenger.band === band).length
    const counts = { adults: count('adult'), children: count('child'), infants: count('infant') }
    return isSameParty(counts, party) && !alive.has(id)
  })?.[1]
}

function partyOf(item: Item): Party {
  const { adult, child, infant } = displayOf(item).people(item)
  return { adults: adult, children: child, infants: infant }
}

function isSameParty(first: Party, second: Party): boolean {
  return (
    first.adults === second.adults &&
    first.children === second.children &&
    first.infants === second.infants
  )
}
