import type { Ages } from './ages.ts'
import { type Party, PRODUCT_KEYS } from './facts.ts'
import type { Intent } from './intents.ts'
import { type Cart, isHeld, type Model } from './model.ts'
import { one, recent } from './pick.ts'
import type { RandomCommand } from './random-command.ts'
import { visitorOf, NO_TOKEN, PEOPLE } from './visitors.ts'

const AGES: readonly [Ages, ...Ages[]] = ['settled', 'old', 'turning']
const NO_ITEM = 'itm_000000000000'

export function add(model: Model, { pick, other, party, access }: RandomCommand): Intent {
  const who = one(PEOPLE, pick)
  const own = model.carts.filter(
    ({ tenant, owner }) => tenant === who.tenant && (owner === null || owner === who.member),
  )
  const cart = access === 1 ? undefined : recent(access === 0 ? model.carts : own, other)
  const more = { adults: 1, children: 0, infants: 0 }
  const isTwo = other % 6 === 0
  return {
    do: 'add',
    who,
    cart: access === 1 ? NO_TOKEN : other % 3 === 0 ? null : (cart?.token ?? null),
    items: [
      { product: one(PRODUCT_KEYS, other), party },
      ...(isTwo ? [{ product: one(PRODUCT_KEYS, other + pick), party: more }] : []),
    ],
  }
}

export function inCart(model: Model, { pick, other, access }: RandomCommand) {
  const cart = cartAt(model, pick)
  const { who: somebody, hasSecret } = visitorOf(cart?.tenant, { pick: other, access })
  const [order] = model.orders
  if (access === 3 && order) return { who: somebody, cart: order.token }
  // A member's own cart is mostly used by its owner, and sometimes by others, whom it must refuse.
  const isOwners = cart && cart.owner !== null && cart.tenant === somebody.tenant && other % 8 !== 0
  const who = isOwners ? { ...somebody, member: cart.owner } : somebody
  return { who, cart: (hasSecret && cart?.token) || NO_TOKEN }
}

/** Picks a cart, mostly one with an item that is still held. */
function cartAt(model: Model, pick: number): Cart | undefined {
  const alive = model.carts.filter(({ items }) => items.some((item) => isHeld(model, item)))
  return recent(pick % 4 === 0 || alive.length === 0 ? model.carts : alive, pick)
}

/** Opens a cart, mostly as a member, with any cart token that the device may have. */
export function openOwn(model: Model, { pick, other, access }: RandomCommand): Intent {
  const members = PEOPLE.filter(({ member }) => member !== null)
  const who = one(access === 0 ? PEOPLE : members, pick)
  const near = model.carts.filter(({ tenant }) => access === 1 || tenant === who.tenant)
  const cart = other % 4 === 0 ? null : (recent(near, other)?.token ?? NO_TOKEN)
  return { do: 'open own cart', who, cart }
}

export function onItem(model: Model, wanted: RandomCommand) {
  const isAnothers = wanted.access === 2 && model.carts.length > 0
  const cart = isAnothers ? one(model.carts, wanted.other) : cartAt(model, wanted.pick)
  const items = cart?.items ?? []
  return {
    ...inCart(model, wanted),
    item: items.length === 0 ? NO_ITEM : one(items, wanted.other).id,
  }
}

/** Asks for a price with the travellers as an order names them, or without travellers, as in a cart. */
export function price(model: Model, wanted: RandomCommand): Intent {
  const isNamed = wanted.access % 3 > 0
  const named = isNamed ? nameItems(model, cartAt(model, wanted.pick), wanted) : []
  return { do: 'price', ...inCart(model, wanted), named }
}

export function place(model: Model, wanted: RandomCommand): Intent {
  const named = nameItems(model, cartAt(model, wanted.pick), wanted)
  return { do: 'place', ...inCart(model, wanted), named }
}

/**
 * Names all held items with their booked travellers. Sometimes one item is missing, repeated, expired or with other
 * travellers.
 */
function nameItems(model: Model, cart: Cart | undefined, { other, party }: RandomCommand) {
  const items = cart?.items ?? []
  const held = items.filter((item) => isHeld(model, item))
  const chosen = (other % 16 === 1 ? items : held).map(({ id, party: booked }, index) => ({
    item: id,
    party: booked,
    ages: one(AGES, Math.floor(other / 16) + index),
  }))
  const [first, ...rest] = chosen
  const alone = { adults: 1, children: 0, infants: 0 }
  if (!first) return [{ item: NO_ITEM, party: alone, ages: AGES[0] }]
  if (other % 16 === 2 && rest.length > 0) return rest
  if (other % 16 === 3) return [first, ...chosen].slice(0, 20)
  if (other % 16 === 4) return [{ ...first, party: isSomebody(party) ? party : alone }, ...rest]
  return chosen.slice(0, 20)
}

/** Whether an item may name a party: the contract allows one to ten travellers. */
function isSomebody({ adults, children, infants }: Party): boolean {
  return adults + children + infants > 0 && adults + children + infants <= 10
}
