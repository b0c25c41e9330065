import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../engine/language.ts'
import { fillIn } from '../world/texts/fill-in.ts'
import { mailInstant, mailMoney } from '../world/texts/mail-format.ts'
import { mailTexts } from '../world/texts/mail-texts.ts'
import type { MailContent, MailOutline, MailSender } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { mailParts, zoneOfItems } from './mail-parts.ts'
import { plainText } from './plain-text.ts'

export type QuotationMailKind = 'quotationSent' | 'quotationAccepted'

/** The content of mails about a quotation. Its customer reads one of them, so it contains no net price. */
export type QuotationMailInput = {
  readonly kind: QuotationMailKind
  readonly language: LanguageCode
  readonly sender: MailSender
  /** The name in the greeting. */
  readonly name: string
  readonly link: string
  readonly agency: string
  /** The member who made the quotation. */
  readonly by: string
  readonly number: string
  readonly customer: string
  readonly note: string
  readonly validUntil: string
  readonly sellingTotal: Schemas['Money']
  readonly items: readonly { readonly item: Schemas['OrderItem']; readonly title: string }[]
}

/** Writes an e-mail about a quotation, as HTML and as plain text. */
export function composeQuotationMail(input: QuotationMailInput): MailContent {
  const { language, sender, items } = input
  const texts = mailTexts[language]
  const { labels, ...ownTexts } = texts.quotation
  const isForCustomer = input.kind === 'quotationSent'
  const { subject, heading, body, action } = isForCustomer ? ownTexts.sent : ownTexts.accepted
  const zone = zoneOfItems(items.map(({ item }) => item))
  const { number, agency, by, customer } = input
  const values = {
    ...{ number, agency, by, customer },
    validUntil: mailInstant(input.validUntil, zone, language),
  }
  const outline: MailOutline = {
    language,
    sender,
    greeting: fillIn(texts.greeting, { name: input.name }),
    heading,
    body: fillIn(body, values),
    facts: [
      { label: labels.number, value: number },
      { label: labels.total, value: mailMoney(input.sellingTotal, language) },
      isForCustomer
        ? { label: labels.validUntil, value: values.validUntil }
        : { label: labels.customer, value: customer },
    ],
    parts: items.flatMap(({ item, title }) => mailParts(item, { title, texts, language })),
    ticketsTitle: '',
    tickets: [],
    action: { label: action, link: input.link },
    notes: isForCustomer
      ? [
          input.note,
          ownTexts.linkNote,
          fillIn(texts.contact, { email: sender.email, phone: sender.phone }),
        ].filter((note) => note !== '')
      : [],
  }
  return {
    subject: fillIn(subject, values),
    html: renderMailPage(outline),
    text: plainText(outline),
  }
}
