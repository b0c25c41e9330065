import { signingKey } from '../../engine/secrets/signing-key.ts'
import { fromJsonText } from '../../engine/store/json-text.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { passengerName } from '../order/booking/passenger-name.ts'
import { readTicketQr } from '../order/tickets/ticket-qr.ts'
import { ferryOf } from '../product/ferry-of.ts'
import { sailingsNear } from './day-sailings.ts'
import { ABOARD } from './load-travellers.ts'
import { digestOf } from './manifest-versions.ts'
import { readsCrossing } from './own-terminals.ts'
import {
  simulatedPassengers,
  type TicketElsewhere,
  simulatedTickets,
} from './simulated-passengers.ts'
import { qrTextOf, type Traveller } from './traveller.ts'

type Reader = Pick<
  Context,
  'store' | 'network' | 'networkSeed' | 'tenant' | 'tenants' | 'caller' | 'ids'
>

/** A ticket that is shown at a gate. */
export type FoundTicket = {
  readonly tenant: string
  readonly id: string
  readonly number: string
  readonly passenger: string
  /** Null on an open ticket without a date. */
  readonly sailing: Sailing | null
  /** The order of a ticket that was sold here; null for a ticket that was sold elsewhere. */
  readonly order: string | null
  /** Whether it is paid, dated and not refunded. */
  readonly isGood: boolean
}

export type FindTicket = (code: string, gate: Sailing | undefined) => Promise<FoundTicket | null>

/**
 * Finds tickets by a code that was scanned or typed at the gate of a sailing. It does not find tickets of a sailing that the
 * authority may not read. Tickets sold elsewhere, and tickets named by a digest, are searched only among the sailings near the
 * gate.
 */
export function createTicketFinder(ctx: Reader): FindTicket {
  const others = createOthersIndex(ctx)
  const around = new Map<string, readonly Sailing[]>()
  /**
   * A digest does not name its ticket: to find it, the server has to sign every ticket. So only sailings of the gate's day
   * are searched.
   */
  const sailingsAround = (gate: Sailing, { by }: TicketCode) => {
    const name = `${gate.id} ${by}`
    const near = around.get(name) ?? sailingsNear(ctx.network, gate, by === 'digest' ? 0 : 1)
    around.set(name, near)
    return near
  }
  return async (scanned, gate) => {
    const key = await signingKey(ctx)
    const code = readCode(scanned, key)
    if (!code) return null
    const near = gate ? sailingsAround(gate, code) : []
    return (await findSoldHere(ctx, code, near)) ?? others(code, near, key)
  }
}

async function findSoldHere(
  ctx: Reader,
  code: TicketCode,
  near: readonly Sailing[],
): Promise<FoundTicket | null> {
  const rows = await ticketRows(ctx, code, near)
  const [first] = near
  // A number is unique only within a tenant. If several tenants have it, the ticket for the gate's own sailing comes first.
  const sorted = rows.toSorted(
    (one, other) => Number(other.sailing_id === first?.id) - Number(one.sailing_id === first?.id),
  )
  for (const row of sorted) {
    const passenger = fromJsonText(row.passengers)[row.passenger_index]
    const ferry = ferryOf({ item_content: row.item_content, booking: fromJsonText(row.booking) })
    const sector = ferry?.sectors[row.sector_index]
    if (!passenger || !sector) throw new Error(`Ticket ${row.id} has lost its passenger or sector`)
    const sailing = row.sailing_id === null ? null : (ctx.network.sailing(row.sailing_id) ?? null)
    if (!readsCrossing(ctx, sailing ?? sector)) continue
    return {
      tenant: row.tenant,
      id: row.id,
      number: row.number,
      passenger: passengerName(passenger),
      sailing,
      order: row.order_id,
      isGood: sailing !== null && ABOARD.some((state) => state === row.state),
    }
  }
  return null
}

async function ticketRows({ store, tenants }: Reader, code: TicketCode, near: readonly Sailing[]) {
  if (code.by === 'digest' && near.length === 0) return []
  const tickets = store
    .selectFrom('tickets')
    .innerJoin('order_items as item', (join) =>
      join
        .onRef('item.tenant', '=', 'tickets.tenant')
        .onRef('item.id', '=', 'tickets.order_item_id'),
    )
    .selectAll('tickets')
    .select(['item.item_content', 'item.booking', 'item.passengers'])
    .orderBy('tickets.tenant')
    .orderBy('tickets.id')
  if (code.by === 'digest') {
    const ids = near.map(({ id }) => id)
    const rows = await tickets.where('tickets.sailing_id', 'in', ids).execute()
    return rows.filter((row) => digestOf(row.qr_payload) === code.text)
  }
  return tickets
    .where(
      'tickets.tenant',
      'in',
      tenants.all.map(({ slug }) => slug),
    )
    .where(code.by === 'id' ? 'tickets.id' : 'tickets.number', '=', code.text)
    .execute()
}

/**
 * Indexes the tickets sold elsewhere by sailing, and by the number or digest that names them. The index is made once for all
 * scans of a call.
 */
function createOthersIndex(ctx: Reader) {
  const known = new Map<string, ReadonlyMap<string, TicketElsewhere>>()
  const people = new Map<string, readonly Traveller[]>()
  const indexOf = (sailing: Sailing, by: TicketCode['by'], key: string) => {
    const name = `${sailing.id} ${by}`
    let index = known.get(name)
    if (!index) {
      const tickets = simulatedTickets(ctx, sailing)
      index = new Map(tickets.map((ticket) => [nameOf(ticket, by, key), ticket]))
      known.set(name, index)
    }
    return index
  }
  return async (
    { by, text }: TicketCode,
    near: readonly Sailing[],
    key: string,
  ): Promise<FoundTicket | null> => {
    const sailing = near.find((one) => indexOf(one, by, key).has(text))
    const found = sailing && indexOf(sailing, by, key).get(text)
    if (!found || !readsCrossing(ctx, sailing)) return null
    const aboard = people.get(sailing.id) ?? (await simulatedPassengers(ctx, sailing))
    people.set(sailing.id, aboard)
    const holder = aboard.find(({ ticket }) => ticket === found.ticket)
    return {
      tenant: found.tenant,
      id: found.ticket,
      number: found.number,
      passenger: holder ? passengerName(holder) : '',
      sailing,
      order: null,
      isGood: true,
    }
  }
}

function nameOf(ticket: TicketElsewhere, by: TicketCode['by'], key: string): string {
  if (by === 'number') return ticket.number
  return by === 'id' ? ticket.ticket : digestOf(qrTextOf(ticket, key))
}

/** The key of a ticket in a scanned or typed text. */
type TicketCode =
  | { readonly by: 'id'; readonly text: string }
  | { readonly by: 'number'; readonly text: string }
  | { readonly by: 'digest'; readonly text: string }

/** Reads a scanned or typed text. Returns null for a QR code that this server has not signed. */
function readCode(scanned: string, key: string): TicketCode | null {
  const text = scanned.trim()
  if (/^[0-9a-f]{64}$/i.test(text)) return { by: 'digest', text: text.toLowerCase() }
  // Signed texts have a dot, ticket numbers have none.
  if (!text.includes('.')) return { by: 'number', text: text.toUpperCase() }
  const id = readTicketQr(text, key)
  return id === null ? null : { by: 'id', text: id }
}
