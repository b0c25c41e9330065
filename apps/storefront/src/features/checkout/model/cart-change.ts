import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'

type Item = Schemas['CartItem']
type Cart = Pick<Schemas['Cart'], 'Token' | 'Items' | 'AsOf'>

/** What is another in a cart than a moment before, as far as it changes what is to be filled in. */
export type CartChange = { added: Item[]; removed: Item[]; otherParty: Item[] }

/**
 * Compares a cart with what it was; null where nothing is another. An item whose hold had ended goes unmentioned: that it
 * is over has been said, and it is this page that lets it go.
 */
export function cartChange(before: Cart, now: Cart): CartChange | null {
  if (before.Token !== now.Token) return null
  const find = ({ Items }: Cart, id: string) => Items.find(({ Id }) => Id === id)
  const added = now.Items.filter(({ Id }) => !find(before, Id))
  const removed = before.Items.filter(
    ({ Id, HoldExpiresAt }) => !find(now, Id) && Date.parse(HoldExpiresAt) > Date.parse(now.AsOf),
  )
  const otherParty = now.Items.filter((item) => {
    const former = find(before, item.Id)
    return former !== undefined && partyText(former) !== partyText(item)
  })
  const isSame = added.length + removed.length + otherParty.length === 0
  return isSame ? null : { added, removed, otherParty }
}

const partyText = (item: Item): string => JSON.stringify(displayOf(item).people(item))
