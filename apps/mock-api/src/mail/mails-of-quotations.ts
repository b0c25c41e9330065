import { subscribe } from '../engine/events.ts'
import { quotationEvents } from '../features/agency/quotations/quotation-events.ts'
import { mailAcceptance, mailQuotation } from './send-quotation-mail.ts'

/** The link of a quotation to its customer, and that it was accepted to who made it. */
export const mailsOfQuotations = subscribe(quotationEvents, (work, { quotation, ...event }) =>
  event.name === 'quotation_sent'
    ? mailQuotation(work, quotation, event.customer)
    : mailAcceptance(work, quotation),
)
