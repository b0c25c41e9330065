import { type Money, money, spreadSelling, sumMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ProblemField } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type {
  QuotationAnswer,
  QuotationRow,
  QuotedItem,
} from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { type AskedPrice, priceFields } from '../../cart/travellers/agreed-total.ts'
import { priceForTravellers } from '../../cart/travellers/price-for-travellers.ts'
import { peopleOf } from '../../cart/travellers/price-known-travellers.ts'
import { toWireItemPrice } from '../../product/wire-booking.ts'
import { type AgencyMarkup, markupOf, sellingAmountOf } from '../markup-rules.ts'

export type PricedAnswer = {
  readonly items: readonly QuotedItem[]
  readonly net: Money
  /** The price that the customer is asked to agree to. It shows only selling prices. */
  readonly selling: AskedPrice
}

/**
 * Prices the quoted items for the travellers whom the customer names. The fares stay those of the quotation, so only ages
 * and passports change the price. The agency's markup is added to the difference.
 */
export async function priceAnswer(
  ctx: Context,
  quotation: QuotationRow,
  answer: QuotationAnswer,
): Promise<PricedAnswer> {
  const { currency } = quotation
  const { rules } = await markupOf(ctx, quotation.agency_id)
  const items = fromJsonText(quotation.items).map((item) =>
    priceItem({ ...ctx, currency }, item, { answer, rules }),
  )
  const total = sumMoney(items.map(sellingOf), currency)
  return {
    items,
    net: sumMoney(
      items.map(({ price }) => price.total),
      currency,
    ),
    selling: {
      total,
      fields: () => items.flatMap((item) => sellingFields(ctx, item, answer)),
    },
  }
}

type Named = {
  readonly answer: QuotationAnswer
  readonly rules: AgencyMarkup['rules']
}

function priceItem(ctx: Context, item: QuotedItem, { answer, rules }: Named): QuotedItem {
  const passengers = answer.items.find(({ id }) => id === item.id)?.passengers ?? []
  const people = peopleOf(ctx, item, passengers)
  if (people.length === 0) return item
  const price = priceForTravellers(ctx, item, { currency: ctx.currency, people })
  const sold = (net: Pick<QuotedItem, 'price'>) =>
    sellingAmountOf(ctx, { item_content: item.content, booking: item.booking, ...net }, rules)
  const added = sold({ price }).amount - sold(item).amount
  // The price is never below what the agency pays, whatever its rules are now.
  return { ...item, price, sellingAmount: Math.max(item.sellingAmount + added, price.total.amount) }
}

function sellingOf({ price, sellingAmount }: QuotedItem): Money {
  const { currency, exponent } = price.total
  return money(sellingAmount, currency, exponent)
}

/** Lists the lines of an item at their shares of its selling price. Lines that are paid at counters stay as they are. */
function sellingFields(ctx: Context, item: QuotedItem, answer: QuotationAnswer): ProblemField[] {
  const { content, booking, price } = item
  const { Lines } = toWireItemPrice(ctx, { item_content: content, booking, price })
  const isOnline = price.lines.map(({ payAt }) => payAt === 'online')
  const shares = spreadSelling(
    price.lines.filter(({ payAt }) => payAt === 'online'),
    sellingOf(item),
  )
  const sold = Lines.filter((_, index) => isOnline[index]).flatMap((line, index) =>
    (shares[index] ?? []).map(({ quantity, unitAmount }): Schemas['PriceLine'] => ({
      ...line,
      Quantity: quantity,
      UnitAmount: toWireMoney(unitAmount),
      Amount: toWireMoney({ ...unitAmount, amount: unitAmount.amount * quantity }),
    })),
  )
  const pointer = pointerOf(item, answer)
  return priceFields([...sold, ...Lines.filter((_, index) => !isOnline[index])], pointer)
}

/** The pointer to the item in the acceptance; `/Items` if the acceptance names no travellers for it. */
function pointerOf({ id }: QuotedItem, answer: QuotationAnswer): string {
  const index = answer.items.findIndex((named) => named.id === id)
  return index === -1 ? '/Items' : `/Items/${index}`
}
