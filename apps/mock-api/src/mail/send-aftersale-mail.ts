import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import { loadTicketedOrder } from '../features/order/tickets/load-ticketed-order.ts'
import type { Work } from '../operation/work.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'
import { audienceOf } from './mail-audience.ts'
import { orderPath } from './order-path.ts'
import { postMail } from './post-mail.ts'
import type { AftersaleMail } from './render-aftersale-mail.ts'

/** Stores an e-mail about a refund, change or correction in the outbox, once for each. */
export async function sendAftersaleMail(
  work: Work,
  booking: LoadedOrder,
  mail: AftersaleMail,
): Promise<void> {
  const { order } = booking
  const isOfJourney = mail.kind === 'changeConfirmed' || mail.kind === 'nameCorrected'
  const { recipient, name, agency } = await audienceOf(work, order, { isOfJourney })
  // The difference of a change is paid at the page of its own order.
  const opens = mail.kind === 'changeRequested' ? mail.due : order
  const facts = {
    at: work.now,
    path: await orderPath(work, opens),
    mail,
    sold: await loadTicketedOrder(work.store, booking),
    name,
    agency,
  }
  await postMail(work, {
    tenant: tenantOf(work.tenants, order.tenant),
    kind: mail.kind,
    order: order.id,
    language: order.language,
    recipient,
    made: { about: 'aftersale', facts },
    dedupeKey: `${order.id}.${String(booking.events.length).padStart(4, '0')}.${mail.kind}.${subjectOf(mail)}`,
  })
}

/** Returns the id of the subject of a mail. Each subject is mailed once. */
function subjectOf(mail: AftersaleMail): string {
  switch (mail.kind) {
    case 'refundRequested':
    case 'refundCompleted':
      return mail.refund.id
    case 'nameCorrected':
      return `${mail.item}-${mail.passenger}`
    case 'changeRequested':
    case 'changeConfirmed':
    case 'changeLapsed':
      return mail.change.id
  }
}
