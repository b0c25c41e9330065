import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { splitPhone } from '../../../engine/http/split-phone.ts'
import { toWireNames } from '../../../engine/http/wire-names.ts'
import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import { findBooking } from '../booking/find-order.ts'
import { partiesOfItem } from '../booking/item-parties.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { namesOfTickets, passengerName } from '../booking/passenger-name.ts'
import { loadReceiptFacts, type ReceiptFacts } from './load-receipt-facts.ts'
import { itemLines } from './receipt-lines.ts'
import { refundedItems } from './to-wire-items.ts'
import { toWireSailings } from './to-wire-sailings.ts'

export const getReceipt = defineOperation('getReceipt', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const { status, paid_at: paidAt } = booking.order
  if (paidAt === null) return refuse('order_state_refused', { params: { status } })
  const facts = await loadReceiptFacts(ctx.store, booking.order)
  return { status: 200, body: toWireReceipt({ ...booking, paidAt }, facts, ctx) }
})

/** The labels of a change's receipt, because its order has no items. */
const CHANGE_LABELS = {
  item: phrase('receipt.change'),
  line: phrase('receipt.changeLine'),
} satisfies Record<string, Localised>

/**
 * Makes the receipt of a paid order: the amounts that were paid online for it and its changes, the payee, and the refunds.
 * The order of a change has a receipt of its own; the two receipts name each other.
 */
function toWireReceipt(
  booking: LoadedOrder & { readonly paidAt: string },
  { refunds, changes, changedNumber }: ReceiptFacts,
  { tenant, ...reader }: WorldReader & { readonly tenant: Tenant },
): Schemas['Receipt'] {
  const { order, items, payment, paidAt, tickets } = booking
  const { language } = reader
  const toWire = (amount: number) => inUnit(order, amount)
  const own =
    changedNumber === null
      ? items.flatMap((item) => itemLines(item, reader))
      : [changeLine(changedNumber, toWire(order.total_amount), language)]
  const lines = changes.map(({ confirmation_number, total_amount, tickets: moved }) => ({
    ...changeLine(confirmation_number, toWire(total_amount), language),
    People: namesOfTickets(booking, moved),
  }))
  const methodOf = (code: string | null) =>
    code === null ? '' : paymentMethod(code).names[language]
  const payments = [{ ...order, paidAt, method: payment.method_code }, ...changes].map(
    ({ paidAt: at, method, total_amount, confirmation_number }) => ({
      At: at,
      Method: methodOf(method),
      Amount: toWire(total_amount),
      ConfirmationNumber: confirmation_number,
    }),
  )
  const total = changes.reduce((sum, change) => sum + change.total_amount, order.total_amount)
  return {
    Number: `R-${order.confirmation_number}`,
    IssuedAt: payments.at(-1)?.At ?? paidAt,
    Seller: {
      Name: tenant.name,
      LegalName: tenant.legalName,
      Address: tenant.contact.address,
      Email: tenant.contact.email,
      Phone: tenant.contact.phone,
    },
    Buyer: buyerOf(order, tenant),
    Order: order.id,
    ConfirmationNumber: order.confirmation_number,
    PaidAt: paidAt,
    Method: methodOf(payment.method_code),
    Payments: payments,
    Lines: [...own, ...lines],
    Total: toWire(total),
    Refunds: refunds
      .toSorted((first, second) => (first.requested_at < second.requested_at ? -1 : 1))
      .map(({ requested_at: at, amount, lines: ofRefund }) => ({
        At: at,
        Amount: toWire(amount),
        People: namesOfTickets(
          booking,
          ofRefund.flatMap(({ ticket: id }) => (id === null ? [] : [{ id }])),
        ),
        Items: refundedItems(ofRefund, items, reader),
      })),
    Balance: toWire(total - booking.refunded),
    Sailings: items.flatMap((item) =>
      toWireSailings(item, partiesOfItem(reader, item, tickets), reader).map(
        ({ Sector, Passengers }) => ({
          Sector,
          People: Passengers.flatMap((place) => {
            const passenger = item.passengers[place]
            return passenger ? [passengerName(passenger)] : []
          }),
        }),
      ),
    ),
  }
}

/** An agency buys what it books, at its net price; the contact may be its customer, who pays the agency another price. */
function buyerOf(
  { agency_id: id, contact }: LoadedOrder['order'],
  { agencies }: Tenant,
): Schemas['OrderContact'] {
  const agency = agencies.find((one) => one.id === id)
  if (!agency) return toWireNames(fromJsonText(contact))
  return { Name: agency.name, Email: agency.email, ...splitPhone(agency.phone) }
}

function changeLine(
  confirmationNumber: string,
  amount: Schemas['Money'],
  language: LanguageCode,
): Schemas['ReceiptLine'] {
  return {
    Item: `${CHANGE_LABELS.item[language]} · ${confirmationNumber}`,
    Label: CHANGE_LABELS.line[language],
    Quantity: 1,
    UnitAmount: amount,
    Amount: amount,
  }
}
