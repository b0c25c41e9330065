import { INVITATION_DAYS } from '@selat/domain'

import { subscribe, type AllHandlers } from '../engine/events.ts'
import type { CodePurpose } from '../engine/store/tables/account-tables.ts'
import { accountEvents, type Invitation } from '../features/account/account-events.ts'
import { quotationEvents } from '../features/agency/quotations/quotation-events.ts'
import { orderEvents } from '../features/order/booking/order-events.ts'
import { paymentEvents } from '../features/order/payment/payment-events.ts'
import { siteEvents } from '../features/site/site-events.ts'
import { howToPay } from './how-to-pay.ts'
import { sendConfirmation, sendWelcome } from './newsletter-mail.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { sendAftersaleMail } from './send-aftersale-mail.ts'
import { sendBookingMail } from './send-booking-mail.ts'
import { mailAcceptance, mailQuotation } from './send-quotation-mail.ts'

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

const MAIL_OF: Readonly<Record<CodePurpose, 'verifyEmail' | 'resetPassword' | 'newEmail'>> = {
  verify: 'verifyEmail',
  reset: 'resetPassword',
  new_email: 'newEmail',
}

/** Sends the mails to holders of accounts. */
export const mailsOfAccounts = subscribe(accountEvents, 'e-mail', {
  code_issued: (work, { account, purpose, email, code, expiresAt, invitation }) =>
    sendAccountMail(work, account, {
      ...(invitation ? invitationMail(invitation) : { kind: MAIL_OF[purpose] }),
      recipient: email,
      code,
      expiresAt,
    }),
  password_changed: (work, { account }) =>
    sendAccountMail(work, account, { kind: 'passwordChanged', recipient: account.email }),
  email_changed: (work, { account, newEmail }) =>
    sendAccountMail(work, account, { kind: 'emailChanged', recipient: account.email, newEmail }),
} satisfies AllHandlers<typeof accountEvents>)

/** Returns the kind of an invitation's mail, and how long its code is valid. */
function invitationMail({ by, ...invitation }: Invitation) {
  return by === undefined
    ? { kind: 'memberInvitedAgain' as const, ...invitation }
    : { kind: 'memberInvited' as const, ...invitation, by, days: String(INVITATION_DAYS) }
}

/** Sends the link of a quotation to its customer, and tells the member who made it when it is accepted. */
export const mailsOfQuotations = subscribe(quotationEvents, 'e-mail', {
  quotation_sent: (work, { quotation, customer }) => mailQuotation(work, quotation, customer),
  quotation_accepted: (work, { quotation }) => mailAcceptance(work, quotation),
} satisfies AllHandlers<typeof quotationEvents>)

/** Sends the mails to visitors who have sent a concern or subscribed to the newsletter. */
export const mailsOfSites = subscribe(siteEvents, 'e-mail', {
  concern_received: (work, { writer, email, reference, concern, subject, booking, picture }) =>
    sendAccountMail(
      work,
      { name: writer },
      {
        kind: 'concernReceived',
        recipient: email,
        reference,
        concern,
        subject,
        booking,
        picture,
      },
    ),
  newsletter_asked_for: (work, event) => sendConfirmation(work, event),
  newsletter_subscribed: (work, { subscriber }) => sendWelcome(work, subscriber),
} satisfies AllHandlers<typeof siteEvents>)
