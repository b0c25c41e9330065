import { type AllHandlers, subscribe } from '../engine/events.ts'
import { quotationEvents } from '../features/agency/quotations/quotation-events.ts'
import { mailAcceptance, mailQuotation } from './send-quotation-mail.ts'

/** Sends the link of a quotation to its customer, and tells the member who made it when it is accepted. */
export const mailsOfQuotations = subscribe(quotationEvents, 'e-mail', {
  quotation_sent: (work, { quotation, customer }) => mailQuotation(work, quotation, customer),
  quotation_accepted: (work, { quotation }) => mailAcceptance(work, quotation),
} satisfies AllHandlers<typeof quotationEvents>)
