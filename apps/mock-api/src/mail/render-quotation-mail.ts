import { fromJsonText } from '../engine/store/json-text.ts'
import type { QuotationRow } from '../engine/store/tables/quotation-tables.ts'
import { quotedTitle, toQuotedItem } from '../features/agency/quotations/wire-line.ts'
import { inUnit } from '../world/money/wire-money.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import type { MailContent } from './mail-outline.ts'
import type { MailSetting } from './mail-setting.ts'
import { composeQuotationMail, type QuotationMailKind } from './quotation-mail.ts'
import { senderOf } from './sender-of.ts'

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
