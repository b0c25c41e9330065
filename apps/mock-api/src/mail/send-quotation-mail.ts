import type { QuotationRow } from '../engine/store/tables/quotation-tables.ts'
import { agencyBehind } from '../features/agency/quotations/agency-behind.ts'
import { quotationLink } from '../features/agency/quotations/quotation-link.ts'
import type { Work } from '../operation/work.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'
import { postMail } from './post-mail.ts'
import type { QuotationMailKind } from './quotation-mail.ts'

type Reader = { readonly name: string; readonly email: string }

/** Sends the link of a quotation to its customer, in the agency's own name. */
export async function mailQuotation(work: Work, quotation: QuotationRow, reader: Reader) {
  const tenant = tenantOf(work.tenants, quotation.tenant)
  await send(work, quotation, {
    kind: 'quotationSent',
    reader,
    path: await quotationLink({ ...work, tenant }, quotation),
    about: '',
  })
}

/** Tells the member who made a quotation that its customer has accepted it. The link opens the customer's answers. */
export async function mailAcceptance(work: Work, quotation: QuotationRow) {
  const maker = await work.store
    .selectFrom('accounts')
    .select(['name', 'email', 'member_state'])
    .where('tenant', '=', quotation.tenant)
    .where('id', '=', quotation.created_by_id)
    .executeTakeFirst()
  const { name, email } = agencyBehind(tenantOf(work.tenants, quotation.tenant), quotation)
  // If that member is no longer active, the mail goes to the agency.
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
  const { name, email, phone } = agencyBehind(tenant, quotation)
  const facts = {
    kind,
    at: work.now,
    path,
    name: reader.name,
    agency: { name, email, phone },
    quotation,
  }
  await postMail(work, {
    tenant,
    kind,
    order: null,
    language: quotation.language,
    recipient: reader.email,
    made: { about: 'quotation', facts },
    dedupeKey: `${quotation.id}.${kind}.${about}`,
  })
}
