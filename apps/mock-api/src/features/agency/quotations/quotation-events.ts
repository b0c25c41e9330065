import { createChannel } from '../../../engine/events.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Work } from '../../../operation/work.ts'

/** The events of a quotation. */
export type QuotationEvent = { readonly quotation: QuotationRow } & (
  | {
      readonly name: 'quotation_sent'
      /** The customer whom the quotation is for. */
      readonly customer: { readonly name: string; readonly email: string }
    }
  | { readonly name: 'quotation_accepted' }
)

export const quotationEvents = createChannel<QuotationEvent, Work>('quotation')
