import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'

type Item = Schemas['CartItem']
type Cart = Pick<Schemas['Cart'], 'Token' | 'Items' | 'AsOf'>

/** The differences between two states of a cart that change the form: its items, and their people. */
export type CartChange = { added: Item[]; removed: Item[]; otherParty: Item[] }

/**
 * Compares a cart with its former state; null without a difference. Removed items whose hold had expired are left out, because
 * their expiry was already shown and this page itself removes them.
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
