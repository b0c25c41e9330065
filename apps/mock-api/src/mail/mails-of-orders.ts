import { type AllHandlers, subscribe } from '../engine/events.ts'
import { orderEvents } from '../features/order/booking/order-events.ts'
import { paymentEvents } from '../features/order/payment/payment-events.ts'
import { howToPay } from './how-to-pay.ts'
import { sendAftersaleMail } from './send-aftersale-mail.ts'
import { sendBookingMail } from './send-booking-mail.ts'

/** Sends the mails about an order, by its events. */
export const mailsOfOrders = subscribe(orderEvents, 'e-mail', {
  order_placed: (work, { booking }) => sendBookingMail(work, booking, { kind: 'orderPlaced' }),
  order_cancelled: (work, { booking }) =>
    sendBookingMail(work, booking, { kind: 'orderCancelled' }),
  order_expired: (work, { booking }) => sendBookingMail(work, booking, { kind: 'orderExpired' }),
  tickets_issued: (work, { booking }) => sendBookingMail(work, booking, { kind: 'ticketsIssued' }),
  late_payment_refunded: (work, { booking, refund }) =>
    sendBookingMail(work, booking, { kind: 'paymentRefunded', refund }),
  refund_requested: async (work, { booking, refund, isPaidAtOnce }) => {
    if (!isPaidAtOnce) await sendAftersaleMail(work, booking, { kind: 'refundRequested', refund })
  },
  refund_completed: (work, { booking, refund }) =>
    sendAftersaleMail(work, booking, { kind: 'refundCompleted', refund }),
  change_requested: (work, { booking, change, due }) =>
    sendAftersaleMail(work, booking, { kind: 'changeRequested', change, due }),
  change_confirmed: (work, { booking, change }) =>
    sendAftersaleMail(work, booking, { kind: 'changeConfirmed', change }),
  change_lapsed: (work, { booking, change }) =>
    sendAftersaleMail(work, booking, { kind: 'changeLapsed', change }),
  name_corrected: (work, { booking, item, passenger, corrected }) =>
    sendAftersaleMail(work, booking, { kind: 'nameCorrected', item, passenger, name: corrected }),
  open_ticket_dated: (work, { booking, ticket }) =>
    sendBookingMail(work, booking, {
      kind: 'openTicketDated',
      occasion: ticket,
      tickets: [ticket],
    }),
  confirmation_resent: (work, { booking, occasion }) =>
    sendBookingMail(work, booking, { kind: 'confirmationAgain', occasion: String(occasion) }),
} satisfies AllHandlers<typeof orderEvents>)

/** Sends the mails about a payment, by its events. */
export const mailsOfPayments = subscribe(paymentEvents, 'e-mail', {
  payment_received: (work, { booking }) =>
    sendBookingMail(work, booking, { kind: 'paymentReceived' }),
  payment_chosen: async (work, { booking, ...chosen }) => {
    const instructions = howToPay(booking, chosen)
    if (instructions)
      await sendBookingMail(work, booking, { kind: 'paymentChosen', howToPay: instructions })
  },
  payment_declined: async (work, { booking, reason }) => {
    // A payer who cancelled at the processor's page needs no mail about it.
    if (reason !== 'abandoned')
      await sendBookingMail(work, booking, { kind: 'paymentDeclined', rejection: reason })
  },
  proof_rejected: (work, { booking, reason }) =>
    sendBookingMail(work, booking, { kind: 'proofRejected', rejection: reason }),
} satisfies AllHandlers<typeof paymentEvents>)
