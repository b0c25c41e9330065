import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { RefundRow } from '../../../engine/store/tables/aftersale-tables.ts'
import type {
  OrderEventRow,
  OrderRow,
  RecordedEvent,
} from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'

/** An entry of an order's timeline. */
export type TimelineEntry = Omit<OrderEventRow, 'people'> & { readonly people: readonly string[] }

export async function loadTimeline(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<TimelineEntry[]> {
  const rows = await store
    .selectFrom('order_events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, people: fromJsonText(row.people) }))
}

type NewTimelineEntry = {
  readonly event: RecordedEvent
  /** In units of the order's currency. */
  readonly amount?: number
  /** The code of a payment method, or the kind of a destination that is no payment method. */
  readonly method?: string
  /** A code, never a text for readers. */
  readonly reason?: string
  /** The names of the travellers concerned; if absent, all travellers are. */
  readonly people?: readonly string[]
  /** The ID of the new sailing. */
  readonly sailing?: string
  /** The ID of the order by which a difference is paid. */
  readonly change?: string
}

/** Adds an event to the timeline of an order, at the instant of the work. */
export async function addTimelineEntry(
  { store, now }: Pick<Work, 'store' | 'now'>,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
  moment: NewTimelineEntry,
): Promise<void> {
  const { last } = await store
    .selectFrom('order_events')
    .select((row) => row.fn.max('seq').as('last'))
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  await store
    .insertInto('order_events')
    .values({
      tenant,
      order_id: id,
      seq: Number(last ?? -1) + 1,
      at: now,
      event: moment.event,
      amount: moment.amount ?? null,
      method: moment.method ?? null,
      reason: moment.reason ?? null,
      people: toJsonText(moment.people ?? []),
      sailing_id: moment.sailing ?? null,
      change_id: moment.change ?? null,
    })
    .execute()
}

/** Returns the code of a refund's destination in the timeline: the payment method, or else the kind of destination. */
export function timelineMethod({
  destination,
  method_code,
}: Pick<RefundRow, 'destination' | 'method_code'>): string {
  return destination === 'payment_method' && method_code !== null ? method_code : destination
}
