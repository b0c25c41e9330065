import { subscribe } from '../engine/events.ts'
import { orderEvents } from '../features/order/booking/order-events.ts'
import { paymentEvents } from '../features/order/payment/payment-events.ts'
import { howToPay } from './how-to-pay.ts'
import { sendAftersaleMail } from './send-aftersale-mail.ts'
import { sendBookingMail } from './send-booking-mail.ts'

/** What is written to whoever booked, when something happens to the order. */
export const mailsOfOrders = subscribe(orderEvents, (work, { booking, ...event }) => {
  switch (event.name) {
    case 'order_placed':
      return sendBookingMail(work, booking, { kind: 'orderPlaced' })
    case 'order_cancelled':
      return sendBookingMail(work, booking, { kind: 'orderCancelled' })
    case 'order_expired':
      return sendBookingMail(work, booking, { kind: 'orderExpired' })
    case 'tickets_issued':
      return sendBookingMail(work, booking, { kind: 'ticketsIssued' })
    case 'late_payment_refunded':
      return sendBookingMail(work, booking, { kind: 'paymentRefunded', refund: event.refund })
    case 'refund_requested':
      return sendAftersaleMail(work, booking, { kind: 'refundRequested', refund: event.refund })
    case 'refund_completed':
      return sendAftersaleMail(work, booking, { kind: 'refundCompleted', refund: event.refund })
    case 'change_requested':
      return sendAftersaleMail(work, booking, {
        kind: 'changeRequested',
        change: event.change,
        due: event.due,
      })
    case 'change_confirmed':
      return sendAftersaleMail(work, booking, { kind: 'changeConfirmed', change: event.change })
    case 'change_lapsed':
      return sendAftersaleMail(work, booking, { kind: 'changeLapsed', change: event.change })
    case 'name_corrected':
      return sendAftersaleMail(work, booking, {
        kind: 'nameCorrected',
        item: event.item,
        passenger: event.passenger,
        name: event.corrected,
      })
    case 'open_ticket_dated':
      return sendBookingMail(work, booking, {
        kind: 'openTicketDated',
        occasion: event.ticket,
        tickets: [event.ticket],
      })
    case 'confirmation_resent':
      return sendBookingMail(work, booking, {
        kind: 'confirmationAgain',
        occasion: String(event.occasion),
      })
    default:
      return event satisfies never
  }
})

/** What is written to whoever pays, when the payment takes a step. */
export const mailsOfPayments = subscribe(paymentEvents, async (work, { booking, ...event }) => {
  switch (event.name) {
    case 'payment_received':
      return sendBookingMail(work, booking, { kind: 'paymentReceived' })
    case 'payment_chosen': {
      const told = howToPay(booking, event)
      if (told) await sendBookingMail(work, booking, { kind: 'paymentChosen', howToPay: told })
      return
    }
    case 'payment_declined':
      // Whoever left the page himself needs no mail to know it.
      if (event.reason !== 'abandoned')
        await sendBookingMail(work, booking, { kind: 'paymentDeclined', rejection: event.reason })
      return
    case 'proof_rejected':
      return sendBookingMail(work, booking, { kind: 'proofRejected', rejection: event.reason })
    default:
      return event satisfies never
  }
})
