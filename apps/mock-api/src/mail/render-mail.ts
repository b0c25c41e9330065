import { type AccountFacts, renderAccountMail } from './account-mail.ts'
import type { MailContent } from './mail-outline.ts'
import type { MailSetting } from './mail-setting.ts'
import { type QuotationFacts, renderQuotationMail } from './quotation-mail.ts'
import { type AftersaleFacts, renderAftersaleMail } from './render-aftersale-mail.ts'
import { type BookingFacts, renderBookingMail } from './render-booking-mail.ts'

/** The facts of a mail as plain data, without texts and without data of the tenant. */
export type MailFacts =
  | { readonly about: 'account'; readonly facts: AccountFacts }
  | { readonly about: 'aftersale'; readonly facts: AftersaleFacts }
  | { readonly about: 'booking'; readonly facts: BookingFacts }
  | { readonly about: 'quotation'; readonly facts: QuotationFacts }

/**
 * Renders the mail in the language and for the tenant of a setting, both when it is sent and as another tenant would have
 * sent it.
 */
export function renderMail(made: MailFacts, setting: MailSetting): MailContent {
  switch (made.about) {
    case 'account':
      return renderAccountMail(made.facts, setting)
    case 'aftersale':
      return renderAftersaleMail(made.facts, setting)
    case 'booking':
      return renderBookingMail(made.facts, setting)
    case 'quotation':
      return renderQuotationMail(made.facts, setting)
  }
}
