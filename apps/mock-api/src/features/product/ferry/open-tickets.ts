import { calendarDateIn } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { OpenTicketFixture } from '../../../world/fixtures/network/network-types.ts'
import type { FareBasis } from '../../../world/network/fare-basis.ts'
import type { Direction } from '../../../world/network/network.ts'
import type { BookedSector } from './ferry-booking.ts'
import { sellsOperator } from './sold-network.ts'
import { knownTerminal } from './wire-network.ts'

/** An open ticket in one direction. Its first sector starts at `from`. */
export type OpenTicket = Direction & OpenTicketFixture & { readonly item: string }

/** Lists the open tickets that the tenant sells, in both directions, one way before two way. */
export function soldOpenTickets({
  network,
  tenant,
}: Pick<Context, 'network' | 'tenant'>): OpenTicket[] {
  return network.facts.openTickets
    .filter(({ operator }) => sellsOperator(tenant, operator))
    .flatMap((ticket) => {
      const route = network.facts.routes.find(({ id }) => id === ticket.route)
      if (!route) return []
      const { from, to } = route
      return [toTicket(ticket, { from, to }), toTicket(ticket, { from: to, to: from })]
    })
    .toSorted((first, second) => first.sectors - second.sectors)
}

function toTicket(ticket: OpenTicketFixture, { from, to }: Direction): OpenTicket {
  const item = `opn_${from}-${to}-${ticket.operator}-${ticket.class}-${ticket.sectors}W`
  return { ...ticket, from, to, item }
}

/** Returns the sectors of an open ticket, without sailings until the holder chooses. */
export function openSectors(ticket: OpenTicket): BookedSector[] {
  const { route, from, to, operator, class: travelClass, sectors } = ticket
  const basis: FareBasis = sectors === 1 ? 'open_one_way' : 'open_round_trip'
  const rest = { route, operator, class: travelClass, basis, sailingId: null }
  const out = { ...rest, from, to }
  return sectors === 1 ? [out] : [out, { ...rest, from: to, to: from }]
}

/** Returns fares and charges of each sector on the day of purchase. */
export function openCrossings(ctx: Pick<Context, 'network' | 'now'>, ticket: OpenTicket) {
  return openSectors(ticket).flatMap((sector, sectorIndex) => {
    const date = calendarDateIn(ctx.now, knownTerminal(ctx, sector.from).timeZone)
    const query = { ...sector, sectorIndex, date }
    const tariff = ctx.network.tariff(query)
    // An open ticket names no passengers, so these prices are those for nationalities without a price of their own.
    return tariff ? [{ fares: tariff.fares, charges: tariff.charges }] : []
  })
}
