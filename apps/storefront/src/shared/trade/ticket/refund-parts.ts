import type { Schemas } from '@selat/sdk'

import { ticketParties } from './ticket-parties.ts'

type TicketList = Schemas['TicketList']

/** A part of a booking that can be cancelled by itself: the tickets of a sailing, or a whole item that is no ferry. */
export type RefundGroup =
  | { kind: 'tickets'; key: string; sector: Schemas['Sector']; tickets: Schemas['Ticket'][] }
  | { kind: 'item'; key: string; item: Schemas['OrderItem'] }

/** Returns the parts that have not been used, checked in or cancelled, in the order of the booking. */
export function refundGroups(
  { Items }: Pick<Schemas['Order'], 'Items'>,
  { Items: tickets, Vouchers }: TicketList,
): RefundGroup[] {
  return Items.flatMap((item): RefundGroup[] => {
    if (item.ItemContent !== 'ferry') {
      const isLeft = Vouchers.some(({ OrderItem, State }) => OrderItem === item.Id && isOpen(State))
      return isLeft ? [{ kind: 'item', key: item.Id, item }] : []
    }
    const left = tickets.filter(({ OrderItem, State }) => OrderItem === item.Id && isOpen(State))
    return ticketParties(left).map((party) => ({ kind: 'tickets', ...party }))
  })
}

/** Returns the ids of everything that can be chosen. */
export function partsOf(groups: readonly RefundGroup[]): string[] {
  return groups.flatMap((group) =>
    group.kind === 'item' ? [group.item.Id] : group.tickets.map(({ Id }) => Id),
  )
}

/** Returns the chosen parts in the form of the request. Without any part it asks for everything. */
export function toRefundWish(
  groups: readonly RefundGroup[],
  chosen: ReadonlySet<string>,
): Schemas['RefundWish'] {
  const parts = partsOf(groups).filter((part) => chosen.has(part))
  const items = new Set(groups.flatMap((group) => (group.kind === 'item' ? [group.item.Id] : [])))
  return {
    Tickets: parts.filter((part) => !items.has(part)),
    Items: parts.filter((part) => items.has(part)),
  }
}

export const everything: Schemas['RefundWish'] = { Tickets: [], Items: [] }

function isOpen(state: Schemas['TicketState']): boolean {
  return state === 'issued'
}
