import { type Price, priceUnits, ticketUnits } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { TicketBooking } from './ticket-booking.ts'
import type { AttractionOption } from './ticket-terms.ts'

/** The price of tickets; null if their option is no longer sold. */
export function priceTickets(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: TicketBooking,
  currency: string,
): Price | null {
  const entry = ctx.catalogue.entry('attraction', booking.item)
  const option = entry?.options.find(({ code }) => code === booking.option)
  if (!entry || !option) return null
  const units = ticketUnits(option.code, ticketPrice(entry, option), booking.counts)
  return priceUnits(units, ctx.money.selling(currency))
}

function ticketPrice(entry: AttractionEntry, { prices, group }: AttractionOption) {
  const own = (amount: number | null) => (amount === null ? null : entryMoney(entry, amount))
  if (group)
    return { per: 'group', price: entryMoney(entry, group.price), size: group.size } as const
  return {
    per: 'person',
    prices: {
      adult: own(prices?.adult ?? null),
      child: own(prices?.child ?? null),
      infant: own(prices?.infant ?? null),
      senior: own(prices?.senior ?? null),
    },
  } as const
}
