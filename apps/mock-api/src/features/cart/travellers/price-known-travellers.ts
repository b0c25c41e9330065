import { bandsToPrice, type Price } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse, refuseFields } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { CartItemRow, CartRow } from '../../../engine/store/tables/cart-tables.ts'
import type { BookingBase } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import { findUnknownItems } from '../find-unknown-items.ts'
import { itemsOfCart } from '../items-of-cart.ts'
import { orderCurrency } from '../order-currency.ts'
import { countErrors, travelOf } from './check-travellers.ts'
import { type PricedPerson, priceForTravellers } from './price-for-travellers.ts'

type Reader = Pick<
  Context,
  'store' | 'caller' | 'currency' | 'network' | 'catalogue' | 'money' | 'now'
>

/** An item of a cart, priced for its known travellers. */
export type KnownItem = {
  readonly row: CartItemRow
  readonly booking: BookingBase
  readonly price: Price
  readonly people: readonly PricedPerson[]
}

/**
 * Calculates the price of ordering a cart now, before promo codes, for the travellers that are known. Expired items are left
 * out. `asked` is the currency that the call names.
 */
export async function priceKnownTravellers(
  ctx: Reader,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  named: readonly Schemas['CartTravellers'][],
  asked?: string,
): Promise<{ readonly currency: string; readonly items: readonly KnownItem[] }> {
  const { rows } = await itemsOfCart(ctx.store, cart)
  const held = rows.filter(({ state }) => state === 'held')
  if (held.length === 0) refuse('cart_empty')
  const errors = findUnknownItems(rows, named)
  refuseFields(errors)
  const currency = orderCurrency(held, ctx, asked)
  return { currency, items: held.map((row) => priceRow(ctx, row, { named, currency })) }
}

type Named = {
  readonly named: readonly Schemas['CartTravellers'][]
  readonly currency: string
}

function priceRow(ctx: Reader, row: CartItemRow, { named, currency }: Named): KnownItem {
  const booking = fromJsonText(row.booking)
  const item = { id: row.id, content: row.item_content, booking }
  const index = named.findIndex(({ CartItem }) => CartItem === row.id)
  const travellers = named[index]?.Travellers ?? []
  requirePlaces(ctx, item, { travellers, pointer: `/Items/${index}/Travellers` })
  const people = peopleOf(ctx, item, travellers)
  const kept = fromJsonText(row.price)
  const isKept = people.length === 0 && kept.total.currency === currency
  const price = isKept ? kept : priceForTravellers(ctx, item, { currency, people })
  return { row, booking, price, people }
}

type Item = Parameters<typeof travelOf>[1]
type Known = Schemas['KnownTraveller']

function requirePlaces(
  ctx: Reader,
  item: Item,
  { travellers, pointer }: { readonly travellers: readonly Known[]; readonly pointer: string },
): void {
  if (travellers.length === 0) return
  const errors = countErrors({ ...item, passengers: travellers }, ctx, pointer)
  if (errors.length === 0) return
  refuse(travelOf(ctx, item) ? 'party_refused' : 'validation_failed', { errors })
}

/** Returns the travellers of an item for pricing. A traveller without a birth date is in the band that was booked. */
export function peopleOf(
  ctx: Pick<Context, 'network' | 'catalogue' | 'now'>,
  item: Item,
  travellers: readonly Pick<Known, 'Band' | 'DateOfBirth' | 'Nationality'>[],
): PricedPerson[] {
  const sectors = travelOf(ctx, item)?.sectors ?? []
  return travellers.map(({ Band, DateOfBirth, Nationality }) => ({
    bands: bandsToPrice({ bookedBand: Band, dateOfBirth: DateOfBirth }, sectors),
    nationality: Nationality ?? '',
  }))
}
