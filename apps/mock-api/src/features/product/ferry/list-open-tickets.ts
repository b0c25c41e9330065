import { addMoney, estimatePrice, type FareTable, type Party, toSellingMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { toWireCharge, toWireFares } from './make-offers.ts'
import { type OpenTicket, openCrossings, soldOpenTickets } from './open-tickets.ts'
import { findSoldRoute, requireParty } from './sold-network.ts'
import { toWireFerryPrice } from './wire-price.ts'

export const listOpenTickets = defineOperation('listOpenTickets', ({ query }, ctx) => {
  const { from, to, adults, children, infants } = query
  const party = { adults, children, infants }
  requireParty(party)
  if (from !== undefined && to !== undefined) findSoldRoute(ctx, { from, to })
  const tickets = soldOpenTickets(ctx).filter(
    (ticket) =>
      (from === undefined || ticket.from === from) && (to === undefined || ticket.to === to),
  )
  return { status: 200, body: { Items: tickets.flatMap((ticket) => toWire(ctx, ticket, party)) } }
})

function toWire(ctx: Context, ticket: OpenTicket, party: Party): Schemas['OpenTicketProduct'][] {
  const { network, language } = ctx
  const crossings = openCrossings(ctx, ticket)
  const [out, back] = crossings
  if (!out || crossings.length !== ticket.sectors) return []
  const selling = ctx.money.selling(ctx.currency)
  const sold = crossings.map(({ fares }) => sell(fares, selling))
  return [
    {
      Item: ticket.item,
      Operator: ticket.operator,
      OperatorName: network.operator(ticket.operator)?.name ?? ticket.operator,
      From: ticket.from,
      To: ticket.to,
      IsInternational: network.route(ticket)?.isInternational ?? false,
      IsOpenTicket: ticket.sectors === 1,
      IsOpenTicket2W: ticket.sectors === 2,
      Class: ticket.class,
      ClassName: network.className(ticket.class)[language],
      ValidityDays: ticket.validityDays,
      Fares: toWireFares(sold.reduce(addFares), (money) => money),
      Charges: [...out.charges, ...(back?.charges ?? [])].map((charge) =>
        toWireCharge(ctx, charge),
      ),
      Estimate: toWireFerryPrice(estimatePrice(crossings, party, selling), ctx),
    },
  ]
}

/**
 * Converts the fares of one sector to the selling currency. Each sector is rounded by itself, as its price lines are, so
 * that a return costs what its lines add up to.
 */
function sell(fares: FareTable, selling: Parameters<typeof toSellingMoney>[1]): FareTable {
  const { adult, child, infant, senior } = fares
  const toSelling = (money: FareTable['adult']) => toSellingMoney(money, selling).amount
  const sold = { adult: toSelling(adult), child: toSelling(child), infant: toSelling(infant) }
  return senior ? { ...sold, senior: toSelling(senior) } : sold
}

function addFares(first: FareTable, second: FareTable): FareTable {
  const sum = {
    adult: addMoney(first.adult, second.adult),
    child: addMoney(first.child, second.child),
    infant: addMoney(first.infant, second.infant),
  }
  if (!first.senior || !second.senior) return sum
  return { ...sum, senior: addMoney(first.senior, second.senior) }
}
