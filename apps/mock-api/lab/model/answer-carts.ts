import { done, type ExpectedAnswer, instant, refused } from './expected.ts'
import { MINUTE, mayTravel, priceOf, productOf, SAILINGS, sizeOf, TENANTS } from './facts.ts'
import type { IntentOf, Who, WantedItem } from './intents.ts'
import {
  type Cart,
  closingOf,
  currencyOf,
  isHeld,
  type Item,
  mayHold,
  seatsLeft,
  userOf,
  type Model,
} from './model.ts'
import { itemIds, tokenIfGiven, tokenOf } from './read-response.ts'

const HOLD = 15 * MINUTE
const EXTENSIONS = 2
const ITEMS_MAX = 20

/** Finds a cart: a visitor's by its token, a member's by the session as well. */
export const findCart = (model: Model, { tenant, member }: Who, token: string) =>
  model.carts.find(
    (cart) =>
      cart.tenant === tenant &&
      cart.token === token &&
      (cart.owner === null || cart.owner === userOf(model, member)),
  )

/** Returns the cart of a member, which is empty until the first item is added. */
function ownCart(model: Model, { tenant }: Who, owner: string, response: unknown): Cart {
  const known = model.carts.find((cart) => cart.tenant === tenant && cart.owner === owner)
  const cart = known ?? { tenant, token: null, owner, items: [] }
  cart.token ??= tokenIfGiven(response)
  return cart
}

function keep(model: Model, cart: Cart): void {
  if (!model.carts.includes(cart)) model.carts.push(cart)
}

export function answerAdd(
  model: Model,
  intent: IntentOf<'add'>,
  response: unknown,
): ExpectedAnswer {
  const { who, items } = intent
  for (const item of items) {
    const wrong = refuseItem(model, who, item)
    if (wrong) return wrong
  }
  const cart =
    intent.cart === null
      ? cartWithoutToken(model, who, response)
      : findCart(model, who, intent.cart)
  if (!cart) return refused('cart_not_found')
  const held = cart.items.filter((item) => isHeld(model, item)).length
  if (held + items.length > ITEMS_MAX) return refused('validation_failed')
  const holder = userOf(model, who.member) ?? cart.token
  const refusal = refuseSeats(model, holder, items)
  if (refusal) return refusal
  const ids = itemIds(response).slice(-items.length)
  const currency = currencyOf(model, who)
  for (const [index, { product, party }] of items.entries()) {
    const holdUntil = Math.min(model.now + HOLD, closingOf([product]))
    const id = ids[index] ?? 'no id'
    cart.items.push({
      id,
      product,
      party,
      currency,
      holdUntil,
      extensions: 0,
      ages: 'settled',
      holder,
    })
  }
  keep(model, cart)
  return done(201, cartView(model, cart))
}

function cartWithoutToken(model: Model, who: Who, response: unknown): Cart {
  const user = userOf(model, who.member)
  if (user !== null) return ownCart(model, who, user, response)
  return { tenant: who.tenant, token: tokenOf(response), owner: null, items: [] }
}

/** Opens a member's own cart. The cart of a visitor, if the token opens one, is merged into it and deleted. */
export function answerOpenOwn(
  model: Model,
  { who, cart: token }: IntentOf<'open own cart'>,
  response: unknown,
): ExpectedAnswer {
  const user = userOf(model, who.member)
  if (user === null) return refused('unauthorized')
  const own = ownCart(model, who, user, response)
  keep(model, own)
  const visitors = token === null ? undefined : findCart(model, who, token)
  if (visitors?.owner === null) {
    own.items.push(...visitors.items)
    model.carts = model.carts.filter((cart) => cart !== visitors)
  }
  return done(200, cartView(model, own))
}

function refuseItem(
  model: Model,
  { tenant }: Who,
  { product, party }: WantedItem,
): ExpectedAnswer | null {
  if (!mayTravel(party)) return refused('party_refused')
  const sailings = productOf(product).sectors.flatMap(({ sailing }) => sailing ?? [])
  if (sailings.some((key) => !TENANTS[tenant].operators.includes(SAILINGS[key].operator)))
    return refused('not_found')
  return closingOf([product]) <= model.now ? refused('book_before') : null
}

/** Refuses if too few seats are left for all items, which are taken one after the other. */
function refuseSeats(
  model: Model,
  holder: string | null,
  items: readonly WantedItem[],
): ExpectedAnswer | null {
  const taken = new Map<keyof typeof SAILINGS, number>()
  for (const { product, party } of items)
    for (const { sailing: key } of productOf(product).sectors) {
      if (key === null) continue
      const besides = taken.get(key) ?? 0
      const wanted = sizeOf(party)
      if (besides + wanted > seatsLeft(model, key)) return refused('seats_taken')
      if (!mayHold(model, { key, holder, wanted, besides })) return refused('hold_limit_reached')
      taken.set(key, besides + wanted)
    }
  return null
}

export function answerReadCart(
  model: Model,
  { who, cart: token }: IntentOf<'read cart'>,
): ExpectedAnswer {
  const cart = findCart(model, who, token)
  return cart ? done(200, cartView(model, cart)) : refused('cart_not_found')
}

export function answerChange(model: Model, intent: IntentOf<'change'>): ExpectedAnswer {
  const { party } = intent
  return onItem(model, intent, (item) => {
    if (!isHeld(model, item)) return refused('hold_expired')
    if (!mayTravel(party)) return refused('party_refused')
    const wanted = sizeOf(party)
    const more = wanted - sizeOf(item.party)
    for (const { sailing: key } of productOf(item.product).sectors) {
      if (key === null || more <= 0) continue
      if (more > seatsLeft(model, key)) return refused('seats_taken')
      const { holder, id: except } = item
      if (!mayHold(model, { key, holder, wanted, except })) return refused('hold_limit_reached')
    }
    item.party = party
    return null
  })
}

export function answerRemove(model: Model, intent: IntentOf<'remove'>): ExpectedAnswer {
  return onItem(model, intent, (item, cart) => {
    cart.items = cart.items.filter((other) => other !== item)
    return null
  })
}

export function answerExtend(model: Model, intent: IntentOf<'extend'>): ExpectedAnswer {
  return onItem(model, intent, (item) => {
    if (!isHeld(model, item)) return refused('hold_expired')
    const holdUntil = Math.min(item.holdUntil + HOLD, closingOf([item.product]))
    if (item.extensions === EXTENSIONS || holdUntil === item.holdUntil)
      return refused('hold_extension_refused')
    item.holdUntil = holdUntil
    item.extensions += 1
    return null
  })
}

function onItem(
  model: Model,
  { who, cart: token, item: id }: IntentOf<'remove' | 'extend' | 'change'>,
  act: (item: Item, cart: Cart) => ExpectedAnswer | null,
): ExpectedAnswer {
  const cart = findCart(model, who, token)
  if (!cart) return refused('cart_not_found')
  const item = cart.items.find((candidate) => candidate.id === id)
  if (!item) return refused('not_found')
  return act(item, cart) ?? done(200, cartView(model, cart))
}

export const itemPrice = ({ product, party, currency }: Item): number =>
  priceOf(productOf(product), party, currency)

function cartView(model: Model, { token, items }: Cart) {
  const held = items.filter((item) => isHeld(model, item))
  const total = (currency: Item['currency']) =>
    held
      .filter((item) => item.currency === currency)
      .reduce((sum, item) => sum + itemPrice(item), 0)
  return {
    token,
    items: items.map((item) => ({
      id: item.id,
      state: isHeld(model, item) ? 'held' : 'expired',
      holdUntil: instant(item.holdUntil),
      extensionsLeft: isHeld(model, item) ? EXTENSIONS - item.extensions : 0,
      party: [item.party.adults, item.party.children, item.party.infants],
      price: `${item.currency} ${itemPrice(item)}`,
    })),
    totals: (['IDR', 'SGD'] as const)
      .filter((currency) => held.some((item) => item.currency === currency))
      .map((currency) => `${currency} ${total(currency)}`),
  }
}
