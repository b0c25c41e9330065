import { bandsBySector, normalisePassenger, type Price, sumMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { priceForTravellers } from '../cart/price-for-travellers.ts'
import type { Context } from '../kernel/context.ts'
import { type ProblemField, refuse } from '../kernel/refusal.ts'
import type { BookingBase, Travel } from '../products/product.ts'
import { toWireItemPrice } from '../products/wire-booking.ts'
import type { CartItemRow } from '../store/tables/cart-tables.ts'
import type { StoredPassenger } from '../store/tables/order-tables.ts'
import { type ItemTravellers, toBookedPassenger, travelOf } from './check-travellers.ts'

export type OrderedItem = {
  readonly row: CartItemRow
  readonly booking: BookingBase
  readonly price: Price
  readonly passengers: readonly StoredPassenger[]
}

/**
 * Prices an item by those who travel: bands by the age on each sector's day, seniors found among the adults, and by
 * passports that have a price of their own. For everyone else the fares are those of the hold, which guarantees them.
 */
export function priceOrderedItem(
  ctx: Context,
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

type PricedOrder = { readonly items: readonly OrderedItem[]; readonly currency: string }

/** Refuses an order that costs anything else than the buyer agreed to, with the new price and its lines. */
export function requireAgreedTotal(
  ctx: Context,
  agreed: Schemas['Money'] | undefined,
  { items, currency }: PricedOrder,
): void {
  if (!agreed) return
  const { amount, exponent } = sumMoney(
    items.map(({ price }) => price.total),
    currency,
  )
  const isAgreed =
    agreed.Amount === amount && agreed.Currency === currency && agreed.Exponent === exponent
  if (isAgreed) return
  refuse('price_changed', {
    params: { amount, currency, exponent },
    errors: items.flatMap((item, index) => lineFields(ctx, item, `/Items/${index}`)),
  })
}

function lineFields(ctx: Context, { row, ...item }: OrderedItem, pointer: string): ProblemField[] {
  const { Lines } = toWireItemPrice(ctx, { item_content: row.item_content, ...item })
  return Lines.map(({ Label, SectorIndex, Quantity, UnitAmount, Amount, PayAt }) => ({
    pointer,
    code: 'price_line',
    params: {
      label: Label,
      sector: SectorIndex,
      quantity: Quantity,
      unitAmount: UnitAmount.Amount,
      amount: Amount.Amount,
      currency: Amount.Currency,
      exponent: Amount.Exponent,
      payAt: PayAt,
    },
  }))
}
