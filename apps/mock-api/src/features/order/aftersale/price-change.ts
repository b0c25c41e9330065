import {
  addMoney,
  countTravellers,
  type Money,
  money,
  multiplyMoney,
  paidShare,
  priceSectors,
  sumMoney,
  toSellingMoney,
  changeDue,
  type ChangeDue,
} from '@selat/domain'

import type { MovedTicket } from '../../../engine/store/tables/aftersale-tables.ts'
import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { bandOnDay } from '../tickets/band-on-day.ts'
import { ticketShares } from '../tickets/ticket-shares.ts'
import { classTermsOf } from '../tickets/ticket-terms.ts'
import type { ChangeableTickets } from './changeable-tickets.ts'

type Facts = Pick<Context, 'network' | 'money'>

/** The price of moving to another sailing, for all tickets and for each one. */
export type PricedChange = ChangeDue & { readonly moved: readonly MovedTicket[] }

/** Returns the operator's fee for all of the tickets, by the terms of the sailing that they leave. */
export function changeFee({ network, money: rates }: Facts, subject: ChangeableTickets): Money {
  const { change } = classTermsOf(network, subject.sector, subject.old.date)
  const { currency } = subject.sold.booking.order
  if (!change) return money(0, currency)
  const { amount } = toSellingMoney(change.fee, rates.selling(currency))
  return multiplyMoney(amount, subject.tickets.length)
}

/**
 * Prices a change: for each ticket the fare of the new sailing less its own fare, so that each ticket's part is known. No
 * ticket refunds more than was paid for it. Null if the class is not sold on that day. An open ticket was sold for any day, so
 * it pays no difference.
 */
export function priceChange(
  facts: Facts,
  subject: ChangeableTickets,
  sailing: Sailing,
): PricedChange | null {
  const { item, tickets, sold } = subject
  const { currency } = sold.booking.order
  const shares = ticketShares(item, sold.tickets)
  const none = money(0, currency)
  const moved: MovedTicket[] = []
  for (const ticket of tickets) {
    const share = shares.get(ticket.id)
    if (!share) return null
    if (subject.sector.sailingId === null) {
      moved.push({ id: ticket.id, from: subject.old.id, fareChange: 0 })
      continue
    }
    const price = ticketPrice(facts, subject, ticket, sailing.date)
    if (!price) return null
    const old = addMoney(share.graded, share.whole)
    const more = { ...price, amount: price.amount - old.amount }
    const { difference } = changeDue({ fee: none, difference: more, paid: paidShare(share) })
    moved.push({ id: ticket.id, from: subject.old.id, fareChange: difference.amount })
  }
  const difference = sumMoney(
    moved.map(({ fareChange }) => money(fareChange, currency)),
    currency,
  )
  const paid = sumMoney(
    tickets.flatMap(({ id }) => {
      const share = shares.get(id)
      return share ? [paidShare(share)] : []
    }),
    currency,
  )
  return { ...changeDue({ fee: changeFee(facts, subject), difference, paid }), moved }
}

/** Returns the fare that one traveller pays online on a day, by the age on that day; null if the class is not sold then. */
function ticketPrice(
  { network, money: rates }: Facts,
  { item, sector, sectorIndex, sold }: ChangeableTickets,
  ticket: TicketRow,
  date: string,
): Money | null {
  const { route, from, to, operator, class: travelClass, basis } = sector
  const query = { route, from, to, operator, class: travelClass, basis, sectorIndex, date }
  const tariff = network.tariff(query)
  const passenger = item.passengers[ticket.passenger_index]
  if (!tariff || !passenger) return null
  const band = bandOnDay(network, sector, { passenger, date })
  const { total } = priceSectors({
    sectors: [
      {
        ...tariff,
        travellers: countTravellers([{ band, nationality: passenger.nationality }]),
      },
    ],
    selling: rates.selling(sold.booking.order.currency),
  })
  return total
}
