import { calendarDateIn, localDate, toUtcText, zonedTimeAt } from '@selat/domain'

import { fromJsonText } from '../../engine/store/json-text.ts'
import type { StoredPassenger } from '../../engine/store/tables/order-tables.ts'
import { knownTerminal } from '../product/ferry/wire-network.ts'
import { productOf } from '../product/registry.ts'
import type { DeskReader } from './desk-item.ts'

/** A future journey of a paid order: one traveller's sailing, or the day of another product. */
export type Journey = {
  readonly orderId: string
  readonly number: string
  readonly customer: string
  /** The instant when it begins; if it has no time, the beginning of its day. */
  readonly at: string
  /** Null unless it is a sailing between countries. */
  readonly passport: {
    readonly passenger: StoredPassenger
    readonly arrivesOn: string
  } | null
}

/** Lists all future journeys in an agency's paid orders. */
export async function journeysAhead(reader: DeskReader): Promise<Journey[]> {
  return [...(await crossingsAhead(reader)), ...(await daysAhead(reader))]
}

async function crossingsAhead(reader: DeskReader): Promise<Journey[]> {
  const { network, now } = reader
  const rows = await itemsOfPaid(reader)
    // A cross join begins with the rows of the table on its left (docs/decisions/0030).
    .crossJoin('tickets')
    .whereRef('tickets.tenant', '=', 'item.tenant')
    .whereRef('tickets.order_item_id', '=', 'item.id')
    .select(['tickets.sailing_id', 'tickets.passenger_index', 'item.passengers'])
    .where('tickets.state', 'in', ['reserved', 'issued', 'checked_in'])
    .where('tickets.sailing_id', 'is not', null)
    .execute()
  return rows.flatMap((row) => {
    const sailing = network.sailing(row.sailing_id ?? '')
    const passenger = fromJsonText(row.passengers)[row.passenger_index]
    if (!sailing || !passenger) return []
    const at = toUtcText(sailing.departsAt)
    if (at < now) return []
    const isAbroad = network.route(sailing)?.isInternational ?? false
    const passport = { passenger, arrivesOn: localDate(sailing.arrivesAt) }
    return { ...aboutOrder(row), at, passport: isAbroad ? passport : null }
  })
}

async function daysAhead(reader: DeskReader): Promise<Journey[]> {
  const { timeZone } = knownTerminal(reader, reader.tenant.ferry.defaultFrom)
  const today = calendarDateIn(reader.now, timeZone)
  const rows = await itemsOfPaid(reader)
    .crossJoin('vouchers')
    .whereRef('vouchers.tenant', '=', 'item.tenant')
    .whereRef('vouchers.order_item_id', '=', 'item.id')
    .select(['item.item_content', 'item.booking'])
    .where('vouchers.state', 'in', ['reserved', 'issued'])
    .execute()
  return rows.flatMap((row) => {
    const day = productOf(row.item_content).firstDay(fromJsonText(row.booking))
    if (day === null || day < today) return []
    const at = toUtcText(zonedTimeAt(day, '00:00', timeZone))
    return { ...aboutOrder(row), at, passport: null }
  })
}

function itemsOfPaid({ store, tenant, agencyId }: DeskReader) {
  return (
    store
      .selectFrom('orders')
      // A cross join begins with the rows of the table on its left (docs/decisions/0030).
      .crossJoin('order_items as item')
      .whereRef('item.tenant', '=', 'orders.tenant')
      .whereRef('item.order_id', '=', 'orders.id')
      .innerJoin('payments', (join) =>
        join
          .onRef('payments.tenant', '=', 'orders.tenant')
          .onRef('payments.order_id', '=', 'orders.id'),
      )
      .select([
        'orders.id as order_id',
        'orders.confirmation_number',
        'orders.customer_name',
        'orders.contact',
      ])
      .where('orders.tenant', '=', tenant.slug)
      .where('orders.agency_id', '=', agencyId)
      .where('orders.status', '=', 'POSTED')
      // A finished payment has no future journeys.
      .where('payments.state', '=', 'completed')
  )
}

type Named = Awaited<ReturnType<ReturnType<typeof itemsOfPaid>['execute']>>[number]

function aboutOrder(row: Named): Pick<Journey, 'orderId' | 'number' | 'customer'> {
  return {
    orderId: row.order_id,
    number: row.confirmation_number,
    customer: row.customer_name ?? fromJsonText(row.contact).name,
  }
}
