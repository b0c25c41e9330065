import { bandsBySector, normalisePassenger, type Price, sumMoney } from '@selat/domain'

import type { CartItemRow } from '../../../engine/store/tables/cart-tables.ts'
import type { StoredPassenger } from '../../../engine/store/tables/order-tables.ts'
import type { BookingBase } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import type { Travel } from '../../product/item/product.ts'
import { toWireItemPrice } from '../../product/wire-booking.ts'
import { type AskedPrice, priceFields } from './agreed-total.ts'
import { type ItemTravellers, toBookedPassenger, travelOf } from './check-travellers.ts'
import { priceForTravellers } from './price-for-travellers.ts'

type Reader = Pick<Context, 'network' | 'catalogue' | 'money' | 'language' | 'now'>

export type OrderedItem = {
  readonly row: CartItemRow
  readonly booking: BookingBase
  readonly price: Price
  readonly passengers: readonly StoredPassenger[]
}

/**
 * Prices an item for its travellers: by the age on each sector's day, with seniors found among the adults, and by
 * nationalities that have a price of their own. All other fares are those of the hold, which guarantees them.
 */
export function priceOrderedItem(
  ctx: Reader,
  item: ItemTravellers & { readonly row: CartItemRow },
  currency: string,
): OrderedItem {
  const { row, booking, content } = item
  const travel = travelOf(ctx, item)
  const passengers = travel
    ? item.passengers.map((input) => storePassenger(input, travel.sectors))
    : []
  const priced = { id: row.id, content, booking }
  const price = priceForTravellers(ctx, priced, { currency, people: passengers })
  return { row, booking, price, passengers }
}

function storePassenger(
  input: ItemTravellers['passengers'][number],
  sectors: Travel['sectors'],
): StoredPassenger {
  const tidied = normalisePassenger(toBookedPassenger(input).passenger)
  return {
    band: input.Band,
    bands: bandsBySector(input.DateOfBirth, sectors),
    title: input.Title,
    firstName: tidied.firstName,
    lastName: tidied.lastName,
    dateOfBirth: input.DateOfBirth,
    placeOfBirth: tidied.placeOfBirth ?? '',
    nationality: tidied.nationality,
    countryOfResidence: tidied.countryOfResidence ?? '',
    passportNumber: tidied.passportNumber ?? null,
    dateOfIssue: input.DateOfIssue,
    dateOfExpiry: input.DateOfExpiry,
    placeOfIssue: tidied.placeOfIssue ?? null,
  }
}

/** Sums up the price of an order, with the lines of its items. */
export function priceOfOrder(
  ctx: Reader,
  { items, currency }: { readonly items: readonly OrderedItem[]; readonly currency: string },
): AskedPrice {
  return {
    total: sumMoney(
      items.map(({ price }) => price.total),
      currency,
    ),
    fields: () =>
      items.flatMap(({ row, ...item }, index) =>
        priceFields(
          toWireItemPrice(ctx, { item_content: row.item_content, ...item }).Lines,
          `/Items/${index}`,
        ),
      ),
  }
}
