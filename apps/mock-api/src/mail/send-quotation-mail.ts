import type { LanguageCode } from '../engine/language.ts'
import { fromJsonText, toJsonText } from '../engine/store/json-text.ts'
import type { QuotationRow } from '../engine/store/tables/quotation-tables.ts'
import { agencyBehind } from '../features/agency/quotations/agency-behind.ts'
import { quotationLink } from '../features/agency/quotations/quotation-link.ts'
import { quotedTitle, toQuotedItem } from '../features/agency/quotations/wire-line.ts'
import type { Work } from '../operation/work.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'
import type { Tenant } from '../world/tenants/tenant.ts'
import {
  composeQuotationMail,
  type QuotationMailInput,
  type QuotationMailKind,
} from './quotation-mail.ts'
import { senderOf } from './sender-of.ts'

type Reader = { readonly name: string; readonly email: string }

/** The link of a quotation goes to its customer, in the agency's own name. */
export async function mailQuotation(work: Work, quotation: QuotationRow, reader: Reader) {
  const tenant = tenantOf(work.tenants, quotation.tenant)
  await send(work, quotation, {
    kind: 'quotationSent',
    reader,
    path: await quotationLink({ ...work, tenant }, quotation),
    about: '',
  })
}

/** Who made a quotation is told that its customer has accepted. The mail leads to what was given. */
export async function mailAcceptance(work: Work, quotation: QuotationRow) {
  const maker = await work.store
    .selectFrom('accounts')
    .select(['name', 'email', 'member_state'])
    .where('tenant', '=', quotation.tenant)
    .where('id', '=', quotation.created_by_id)
    .executeTakeFirst()
  const { name, email } = agencyBehind(tenantOf(work.tenants, quotation.tenant), quotation)
  // Who has left is not written to any more; somebody of the agency has to know.
  const reader = maker?.member_state === 'active' ? maker : { name, email }
  await send(work, quotation, {
    kind: 'quotationAccepted',
    reader,
    path: `/quotations/${quotation.id}`,
    about: quotation.accepted_at ?? '',
  })
}

type Mail = {
  readonly kind: QuotationMailKind
  readonly reader: Reader
  readonly path: string
  readonly about: string
}

async function send(
  work: Work,
  quotation: QuotationRow,
  { kind, reader, path, about }: Mail,
): Promise<void> {
  const tenant = tenantOf(work.tenants, quotation.tenant)
  const { language } = quotation
  const content = composeQuotationMail({
    kind,
    language,
    name: reader.name,
    link: `${storefrontOrigin(tenant.web, work.storefront)}${path}`,
    ...contentOf(work, quotation, { tenant, language, kind }),
  })
  await work.store
    .insertInto('outbox')
    .values({
      tenant: quotation.tenant,
      id: work.ids.make('eml'),
      dedupe_key: `${quotation.id}.${kind}.${about}`,
      kind,
      order_id: null,
      language,
      recipient: reader.email,
      subject: content.subject,
      text_body: content.text,
      html_body: content.html,
      attachments: toJsonText([]),
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function contentOf(
  { network, catalogue, now }: Work,
  quotation: QuotationRow,
  { tenant, language, kind }: { tenant: Tenant; language: LanguageCode; kind: QuotationMailKind },
): Omit<QuotationMailInput, 'kind' | 'language' | 'name' | 'link'> {
  const reader = { network, catalogue, language, now }
  const site = senderOf(tenant)
  const { name, email, phone } = agencyBehind(tenant, quotation)
  return {
    sender: kind === 'quotationSent' ? { ...site, name, email, phone } : site,
    agency: name,
    by: quotation.created_by,
    number: quotation.number,
    customer: quotation.customer_name || contactName(quotation),
    note: quotation.note,
    validUntil: quotation.valid_until,
    sellingTotal: {
      Amount: quotation.selling_amount,
      Currency: quotation.currency,
      Exponent: quotation.exponent,
    },
    items: fromJsonText(quotation.items).map((item) => ({
      item: toQuotedItem(item, reader),
      title: quotedTitle(item, reader),
    })),
  }
}

/** How the customer calls itself, where the agency has named nobody. */
function contactName({ answer }: QuotationRow): string {
  return answer === null ? '' : fromJsonText(answer).contact.name
}
