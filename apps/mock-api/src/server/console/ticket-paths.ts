import { TICKET_STATUSES, type TicketEvent, ticketTransitions, toUtcText } from '@selat/domain'

import type { Db } from '../../engine/store/store.ts'
import type { TicketRow, VoucherRow } from '../../engine/store/tables/order-tables.ts'
import type { LoadedOrder } from '../../features/order/booking/load-order.ts'
import type { RefundRecord } from '../../features/order/booking/load-refunds.ts'
import { loadTickets } from '../../features/order/booking/load-tickets.ts'
import { stateNow } from '../../features/order/tickets/state-now.ts'
import { loadVouchers } from '../../features/order/tickets/vouchers.ts'
import type { Network } from '../../world/network/network.ts'
import { type StatePath, stepsBy } from './state-path.ts'

type Moment = { readonly event: TicketEvent; readonly at: string }

type TicketReader = { readonly store: Db; readonly network: Network; readonly now: string }

/**
 * Returns the paths of an order's tickets and vouchers through their states. They store no history: they are issued when the
 * order is posted, scanned at a gate, voided by a refund, and used when their ship leaves. Equal paths are listed once.
 */
export async function pathsOfTickets(
  reader: TicketReader,
  booking: LoadedOrder,
  refunds: readonly RefundRecord[],
): Promise<StatePath[]> {
  const { store } = reader
  const issued = issuedAt(booking)
  if (issued === undefined) return []
  const tickets = await loadTickets(store, booking.order)
  const scans = await scansOf(store, tickets)
  const ticketPaths = tickets.map((ticket) =>
    toPath(ticket, issued, [
      ...(scans.get(ticket.id) ?? []),
      ...givenBack(refunds, (line) => line.ticket === ticket.id),
      ...usedAt(reader, ticket),
    ]),
  )
  const vouchers = await loadVouchers(store, booking.order)
  const voucherPaths = vouchers.map((voucher) =>
    toPath(
      voucher,
      issued,
      givenBack(refunds, (line) => line.ticket === null && line.item === voucher.order_item_id),
    ),
  )
  return groupAlike([...ticketPaths, ...voucherPaths])
}

/** Returns the instant at which the tickets were issued: an order is posted when its payment completes. */
function issuedAt({ events }: Pick<LoadedOrder, 'events'>): string | undefined {
  return events.find(({ state }) => state === 'completed')?.at
}

async function scansOf(
  store: Db,
  tickets: readonly TicketRow[],
): Promise<ReadonlyMap<string, Moment[]>> {
  const [first] = tickets
  if (!first) return new Map()
  const rows = await store
    .selectFrom('manifest_scans')
    .select(['ticket_id', 'kind', 'at'])
    .where('ticket_tenant', '=', first.tenant)
    .where(
      'ticket_id',
      'in',
      tickets.map(({ id }) => id),
    )
    .where('refusal', 'is', null)
    .orderBy('at')
    // An undo at the same instant counts as later.
    .orderBy('kind')
    .execute()
  const scans = new Map<string, Moment[]>()
  for (const { ticket_id, kind, at } of rows) {
    if (ticket_id === null) continue
    const event = kind === 'undo' ? 'undo_check_in' : 'check_in'
    scans.set(ticket_id, [...(scans.get(ticket_id) ?? []), { event, at }])
  }
  return scans
}

function givenBack(
  refunds: readonly RefundRecord[],
  isIt: (line: RefundRecord['lines'][number]) => boolean,
): Moment[] {
  return refunds
    .filter(({ lines }) => lines.some(isIt))
    .map(({ requested_at: at }) => ({ event: 'void', at }))
}

function usedAt({ network, now }: TicketReader, { state, sailing_id }: TicketRow): Moment[] {
  const sailing = sailing_id === null ? undefined : network.sailing(sailing_id)
  if (!sailing || stateNow(state, sailing, now) !== 'used') return []
  return [{ event: 'use', at: toUtcText(sailing.departsAt) }]
}

function toPath(
  { number, state }: Pick<TicketRow | VoucherRow, 'number' | 'state'>,
  issued: string,
  moments: readonly Moment[],
): StatePath {
  const later = moments.toSorted((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  )
  const steps = stepsBy(ticketTransitions, TICKET_STATUSES[0], [
    { event: 'issue', at: issued },
    ...later,
  ])
  const isUsed = moments.some(({ event }) => event === 'use')
  return { of: 'ticket', names: [number], since: issued, state: isUsed ? 'used' : state, steps }
}

function groupAlike(paths: readonly StatePath[]): StatePath[] {
  const alike = Map.groupBy(paths, ({ state, steps }) => JSON.stringify([state, steps]))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, names: [first, ...others].flatMap(({ names }) => names) }] : [],
  )
}
