import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../engine/language.ts'
import { fromJsonText } from '../engine/store/json-text.ts'
import type { QuotationRow } from '../engine/store/tables/quotation-tables.ts'
import { quotedTitle, toQuotedItem } from '../features/agency/quotations/wire-line.ts'
import { inUnit } from '../world/money/wire-money.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { fillIn } from '../world/texts/fill-in.ts'
import { mailInstant, mailMoney } from '../world/texts/mail-format.ts'
import { mailTexts } from '../world/texts/mail-texts.ts'
import type { MailContent, MailOutline, MailSender } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { mailParts, zoneOfItems } from './mail-parts.ts'
import type { MailSetting } from './mail-setting.ts'
import { plainText } from './plain-text.ts'
import { senderOf } from './sender-of.ts'

export type QuotationMailKind = 'quotationSent' | 'quotationAccepted'

/** The content of mails about a quotation. Its customer reads one of them, so it contains no net price. */
type QuotationMailInput = {
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
function composeQuotationMail(input: QuotationMailInput): MailContent {
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

/** The facts of an e-mail about a quotation, as they were when it was sent. */
export type QuotationFacts = {
  readonly kind: QuotationMailKind
  readonly at: string
  /** The path of the page that the link opens. */
  readonly path: string
  /** The name in the greeting. */
  readonly name: string
  /** The agency of the quotation, as its documents name it. */
  readonly agency: { readonly name: string; readonly email: string; readonly phone: string }
  readonly quotation: QuotationRow
}

/**
 * Renders the e-mail in the language and for the tenant of a setting. The mail to a customer is in the name of the agency.
 */
export function renderQuotationMail(facts: QuotationFacts, setting: MailSetting): MailContent {
  const { kind, name, agency, quotation, path, at } = facts
  const { network, catalogue, tenant, language, storefront } = setting
  const reader = { network, catalogue, language, now: at }
  const site = senderOf(tenant)
  return composeQuotationMail({
    kind,
    language,
    name,
    link: `${storefrontOrigin(tenant.web, storefront)}${path}`,
    sender: kind === 'quotationSent' ? { ...site, ...agency } : site,
    agency: agency.name,
    by: quotation.created_by,
    number: quotation.number,
    customer: quotation.customer_name || contactName(quotation),
    note: quotation.note,
    validUntil: quotation.valid_until,
    sellingTotal: inUnit(quotation, quotation.selling_amount),
    items: fromJsonText(quotation.items).map((item) => ({
      item: toQuotedItem(item, reader),
      title: quotedTitle(item, reader),
    })),
  })
}

/** Returns the customer's name from the acceptance, for a quotation that names no customer. */
function contactName({ answer }: QuotationRow): string {
  return answer === null ? '' : fromJsonText(answer).contact.name
}
