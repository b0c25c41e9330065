import { birthsOf } from './ages.ts'
import { findCart } from './answer-carts.ts'
import { bandOfSector } from './bands.ts'
import { done, type ExpectedAnswer, refused } from './expected.ts'
import { type Currency, mayTravel, type Party, priceOf, productOf, ticketPrice } from './facts.ts'
import type { IntentOf, Who } from './intents.ts'
import { currencyOf, isHeld, type Item, userOf, type Model } from './model.ts'

/** Expects the price of ordering a cart, by the ages of named travellers. Travellers without a name count as booked. */
export function answerPrice(
  model: Model,
  { who, cart: token, named }: IntentOf<'price'>,
): ExpectedAnswer {
  const cart = findCart(model, who, token)
  if (!cart) return refused('cart_not_found')
  const held = cart.items.filter((item) => isHeld(model, item))
  if (held.length === 0) return refused('cart_empty')
  const ids = named.map(({ item }) => item)
  const areInCart = ids.every((id) => cart.items.some((item) => item.id === id))
  if (!areInCart || new Set(ids).size < ids.length) return refused('validation_failed')
  const travellersOf = ({ id }: Item) => named.find(({ item }) => item === id)
  const arePlaced = held.every((item) => {
    const travellers = travellersOf(item)
    return travellers === undefined || travelsAsBooked(item, travellers.party)
  })
  if (!arePlaced) return refused('party_refused')
  const currency = orderCurrency(model, who, held)
  const prices = held.map((item) => {
    const ages = travellersOf(item)?.ages
    return ages === undefined
      ? priceOf(productOf(item.product), item.party, currency)
      : priceByAge(model, { ...item, ages }, currency)
  })
  return done(200, {
    items: held.map(({ id }, index) => `${id} ${currency} ${prices[index]}`),
    total: `${currency} ${prices.reduce((sum, price) => sum + price, 0)}`,
  })
}

/**
 * Returns the currency of an order: the one that a visitor's call names; otherwise the one that all items share, or else the
 * caller's.
 */
export function orderCurrency(model: Model, who: Who, items: readonly Item[]): Currency {
  if (userOf(model, who.member) === null && who.currency !== null) return who.currency
  const [first, ...others] = new Set(items.map((item) => item.currency))
  return first !== undefined && others.length === 0 ? first : currencyOf(model, who)
}

/** Calculates the online price of an item after all ages are known: each sector by the ages on its day. */
export function priceByAge(
  { now }: Model,
  { product, party, ages }: Item,
  currency: Currency,
): number {
  const births = birthsOf(party, ages)
  return productOf(product)
    .sectors.flatMap((sector) =>
      births.map((born) => ticketPrice(sector, bandOfSector(born, sector, now), currency)),
    )
    .reduce((sum, price) => sum + price, 0)
}

/** Whether the named travellers are as many of each band as were booked. */
export function travelsAsBooked({ party }: Item, given: Party): boolean {
  return (
    mayTravel(given) &&
    given.adults === party.adults &&
    given.children === party.children &&
    given.infants === party.infants
  )
}
