import { type AllHandlers, subscribe } from '../engine/events.ts'
import { quotationEvents } from '../features/agency/quotations/quotation-events.ts'
import { mailAcceptance, mailQuotation } from './send-quotation-mail.ts'

/** The link of a quotation to its customer, and that it was accepted to who made it. */
export const mailsOfQuotations = subscribe(quotationEvents, 'e-mail', {
  quotation_sent: (work, { quotation, customer }) => mailQuotation(work, quotation, customer),
  quotation_accepted: (work, { quotation }) => mailAcceptance(work, quotation),
} satisfies AllHandlers<typeof quotationEvents>)
