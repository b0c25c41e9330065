import { addMinutes, HOLD_MINUTES } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type {
  ChangeQuoteContent,
  TicketChangeRow,
} from '../../../engine/store/tables/aftersale-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { loadSeatsLeft } from '../../../world/stock/seats-left.ts'
import { takeStock } from '../../../world/stock/stock.ts'
import { recordOrderEvent } from '../booking/agency-log.ts'
import { bookingToken } from '../booking/booking-token.ts'
import { makeConfirmationNumber } from '../booking/confirmation-number.ts'
import { findBooking } from '../booking/find-order.ts'
import type { TicketChange } from '../booking/load-changes.ts'
import { loadOrder, type LoadedOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { moveTickets } from '../changes/move-tickets.ts'
import { openPayment } from '../payment/open-payment.ts'
import { destinationOf } from '../refund/refund-destination.ts'
import { requestRefund } from '../refund/request-refund.ts'
import { loadTicketedOrder } from '../tickets/load-ticketed-order.ts'
import { maskedAccount } from './bank-account.ts'
import { cancelConflictingChanges, changesAgainstMove } from './cancel-conflicting-changes.ts'
import { findChangeSubject, refuseChange, type ChangeableTickets } from './changeable-tickets.ts'
import { useQuote } from './keep-quote.ts'
import { requireCompanyAfterMove } from './require-company.ts'
import { lockPaidOrder } from './require-paid.ts'
import { sailingStatus } from './sailing-status.ts'

export const confirmChange = defineOperation(
  'confirmChange',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    return { status: 201, body: await confirmQuotedChange(ctx, booking, body) }
  },
)

/**
 * Makes the quoted change. If nothing is due, the tickets move now and any surplus is refunded. Otherwise an order of its own
 * holds the new seats until it is paid.
 */
async function confirmQuotedChange(
  ctx: Context,
  found: LoadedOrder,
  { Quote, BankAccount }: Schemas['ChangeConfirmation'],
): Promise<Schemas['ChangeResult']> {
  await lockPaidOrder(ctx.store, found)
  const quote = await useQuote(ctx, found.order, 'change', Quote)
  const booking = await loadOrder(ctx.store, found.order)
  const ids = quote.tickets.map(({ id }) => id)
  const sold = await loadTicketedOrder(ctx.store, booking)
  const subject = findChangeSubject(ctx, sold, ids, () => '/Quote')
  const sailing = ctx.network.sailing(quote.sailing)
  if (!sailing || quote.tickets.some(({ from }) => from !== subject.old.id))
    return refuseChange('sailing_unfit')
  const due = quote.fee + quote.difference
  const destination = await destinationOf(ctx.store, booking, Math.max(-due, 0))
  const account = maskedAccount(destination, BankAccount)

  const wanted = { sailing_id: sailing.id, tickets: quote.tickets }
  requireCompanyAfterMove(ctx, subject, sailing)
  await cancelConflictingChanges(ctx, booking, await changesAgainstMove(ctx, sold, wanted))
  await requireSeats(ctx, subject, sailing)
  await recordOrderEvent(ctx, booking.order, { event: 'change_requested', amount: due })
  if (due > 0) return askForDifference(ctx, subject, { quote, sailing, due })
  const change = await insertChange(ctx, subject, quote, null)
  await moveTickets(ctx, booking, change)
  if (due < 0)
    await requestRefund(ctx, await loadOrder(ctx.store, booking.order), {
      amount: -due,
      lines: [],
      destination,
      account,
      people: [],
    })
  return { State: 'confirmed', Payment: null }
}

async function requireSeats(
  ctx: Context,
  subject: ChangeableTickets,
  sailing: Sailing,
): Promise<void> {
  const span = { ...subject.sector, first: sailing.date, last: sailing.date }
  const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, span)
  const verdict = sailingStatus(ctx, subject, sailing, seatsLeft)
  if (verdict === 'sold_out') refuse('seats_taken', { params: { sailing: sailing.id } })
  if (verdict !== 'on_sale') refuseChange('sailing_unfit')
}

async function askForDifference(
  ctx: Context,
  subject: ChangeableTickets,
  {
    quote,
    sailing,
    due,
  }: { readonly quote: ChangeQuoteContent; readonly sailing: Sailing; readonly due: number },
): Promise<Schemas['ChangeResult']> {
  const { booking } = subject.sold
  const id = ctx.ids.make('ord')
  const token = bookingToken(id, await signingKey(ctx))
  const order: OrderRow = {
    ...booking.order,
    id,
    confirmation_number: await makeConfirmationNumber(ctx, ctx.tenant),
    token_hash: hashSecret(token),
    status: 'ENTRY',
    additional_note: '',
    code_reference: '',
    promo_code: '',
    total_amount: due,
    created_at: ctx.now,
    paid_at: null,
    expires_at: firstOf(addMinutes(ctx.now, HOLD_MINUTES), quote.closesAt),
    visit_date: sailing.date,
    change_of: booking.order.id,
    selling_amount: null,
    quotation_id: null,
  }
  await ctx.store.insertInto('orders').values(order).execute()
  await openPayment(ctx, order)
  await takeStock(
    ctx.store,
    ctx,
    { tenant: order.tenant, ownerId: id },
    {
      requests: [
        { resource: sailing.id, unit: subject.sector.class, count: subject.tickets.length },
      ],
      soldOut: 'seats_taken',
    },
  )
  const change = await insertChange(ctx, subject, quote, id)
  await orderEvents.publish(ctx, { name: 'change_requested', booking, change, due: order })
  return { State: 'payment_due', Payment: { Order: id, BookingToken: token } }
}

function firstOf(first: string, second: string): string {
  return first < second ? first : second
}

async function insertChange(
  { store, ids, now }: Context,
  { sold }: ChangeableTickets,
  quote: ChangeQuoteContent,
  paymentOrder: string | null,
): Promise<TicketChange> {
  const { tenant, id } = sold.booking.order
  const row: TicketChangeRow = {
    tenant,
    id: ids.make('chg'),
    order_id: id,
    payment_order_id: paymentOrder,
    state: paymentOrder === null ? 'done' : 'waiting',
    sailing_id: quote.sailing,
    tickets: toJsonText(quote.tickets),
    fee: quote.fee,
    difference: quote.difference,
    closes_at: quote.closesAt,
    requested_at: now,
    decided_at: paymentOrder === null ? now : null,
  }
  await store.insertInto('ticket_changes').values(row).execute()
  return { ...row, tickets: quote.tickets }
}
