import type { TicketRow, VoucherRow } from '../engine/store/tables/order-tables.ts'
import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { RefundRecord } from '../features/order/booking/load-refunds.ts'
import { toWireOrder } from '../features/order/read/to-wire-order.ts'
import { destinationOfRefund } from '../features/order/refund/wire-refund.ts'
import { toWireTickets } from '../features/order/tickets/list-tickets.ts'
import { toWireVoucher } from '../features/order/tickets/vouchers.ts'
import { productOf } from '../features/product/registry.ts'
import type { Network } from '../world/network/network.ts'
import { tenantDay } from '../world/network/tenant-zone.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { mailDay } from '../world/texts/mail-format.ts'
import { type BookingMailInput, composeBookingMail } from './booking-mail.ts'
import type { MailAudience } from './mail-audience.ts'
import type { MailContent } from './mail-outline.ts'
import { zoneOfItems } from './mail-parts.ts'
import type { MailSetting } from './mail-setting.ts'
import { senderOf } from './sender-of.ts'

/** The facts of an e-mail about a booking, as they were when it was sent. */
export type BookingFacts = Pick<
  BookingMailInput,
  'kind' | 'isOfTickets' | 'rejection' | 'howToPay'
> &
  Pick<MailAudience, 'name' | 'agency'> & {
    readonly at: string
    /** The path of the page that the link opens. */
    readonly path: string
    readonly booking: LoadedOrder
    /** The tickets and vouchers that the mail lists. */
    readonly tickets: readonly TicketRow[]
    readonly vouchers: readonly VoucherRow[]
    /** The refund; null for every other mail. */
    readonly refund: RefundRecord | null
  }

/** Renders the e-mail in the language and for the tenant of a setting. */
export function renderBookingMail(facts: BookingFacts, setting: MailSetting): MailContent {
  const { booking, refund, at, path, tickets, vouchers, ...content } = facts
  const { network, catalogue, tenant, language, storefront } = setting
  const view = { now: at, language, network, catalogue }
  const gone = new Set(
    vouchers.filter(({ state }) => state === 'void').map((voucher) => voucher.order_item_id),
  )
  const wire = toWireOrder(booking, view)
  return composeBookingMail({
    ...content,
    language,
    sender: senderOf(tenant),
    link: `${storefrontOrigin(tenant.web, storefront)}${path}`,
    order: { ...wire, Items: wire.Items.filter(({ Id }) => !gone.has(Id)) },
    payBefore: booking.order.expires_at,
    timeZone: zoneOfBooking(booking, wire.Items, network),
    tickets: toWireTickets(tickets, booking, view),
    vouchers: vouchers
      .filter(({ state }) => state !== 'void')
      .map((voucher) => toWireVoucher(voucher, booking)),
    titles: new Map(
      booking.items.map((item) => [
        item.id,
        productOf(item.item_content).title(view, item.booking),
      ]),
    ),
    refund: refund
      ? {
          destination: destinationOfRefund(refund, language),
          expectedBy: mailDay(tenantDay({ network, tenant }, refund.expected_at), language),
        }
      : null,
  })
}

/** Returns the zone of the first departure. The order of a change has no items, so its zone is that of the new sailing. */
function zoneOfBooking(
  { change }: LoadedOrder,
  items: Parameters<typeof zoneOfItems>[0],
  network: Network,
): string {
  const sailing = change === null ? undefined : network.sailing(change.sailing_id)
  const terminal = sailing && network.terminal(sailing.from)
  return terminal?.timeZone ?? zoneOfItems(items)
}
