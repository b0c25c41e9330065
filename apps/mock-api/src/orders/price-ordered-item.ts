import { bandsBySector, countBands, normalisePassenger } from '@selat/domain'

import type { FerryBooking } from '../ferry/ferry-booking.ts'
import type { ItemPrice } from '../ferry/item-price.ts'
import { priceBooking } from '../ferry/price-booking.ts'
import type { Context } from '../kernel/context.ts'
import type { CartItemRow } from '../store/tables/cart-tables.ts'
import type { StoredPassenger } from '../store/tables/order-tables.ts'
import {
  type ItemTravellers,
  toBookedPassenger,
  todayAt,
  travelSectors,
} from './check-travellers.ts'

export type OrderedItem = {
  readonly row: CartItemRow
  readonly booking: FerryBooking
  readonly price: ItemPrice
  readonly passengers: readonly StoredPassenger[]
}

/**
 * Prices an item by those who travel: bands by the age on each sector's day, seniors found among the adults. The same
 * fares as at the hold, which guarantees them.
 */
export function priceOrderedItem(
  ctx: Context,
  item: ItemTravellers & { readonly row: CartItemRow },
  currency: string,
): OrderedItem {
  const { row, booking } = item
  const passengers = item.passengers.map((input) => storePassenger(ctx, booking, input))
  const travellers = booking.sectors.map((_, sector) =>
    countBands(passengers.map(({ bands, band }) => bands[sector] ?? band)),
  )
  const price = priceBooking(ctx, booking, { currency, travellers })
  if (!price) throw new Error(`Cart item ${row.id} holds seats of a class that has no fare`)
  return { row, booking, price, passengers }
}

function storePassenger(
  ctx: Context,
  booking: FerryBooking,
  input: ItemTravellers['passengers'][number],
): StoredPassenger {
  const tidied = normalisePassenger(toBookedPassenger(input).passenger)
  const sectors = travelSectors(booking, ctx.network, todayAt(ctx, booking))
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
