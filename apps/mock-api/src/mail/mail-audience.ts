import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fromJsonText } from '../engine/store/json-text.ts'
import type { OrderRow } from '../engine/store/tables/order-tables.ts'
import type { Work } from '../operation/work.ts'
import { toAccountKey } from '../world/tenants/account-key.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'

/** The reader of a mail about an order. */
export type MailAudience = {
  readonly recipient: string
  /** The name in the greeting. */
  readonly name: string
  /** The agency, for a mail to its customer, which shows no price and no link to the order; null for a mail to the payer. */
  readonly agency: Schemas['AgencyContact'] | null
}

/**
 * Returns the reader of a mail about an order, which is its contact. If an agency has placed the order for somebody else,
 * the contact gets only mails about the journey. The agency gets the mails about its costs and deadlines.
 */
export async function audienceOf(
  { store, tenants }: Pick<Work, 'store' | 'tenants'>,
  order: OrderRow,
  { isOfJourney }: { readonly isOfJourney: boolean },
): Promise<MailAudience> {
  const { name, email } = fromJsonText(order.contact)
  const toContact = { recipient: email, name, agency: null }
  const agency = tenantOf(tenants, order.tenant).agencies.find(({ id }) => id === order.agency_id)
  if (!agency) return toContact
  const ofMembers = await store
    .selectFrom('accounts')
    .select('email_key')
    .where('tenant', '=', order.tenant)
    .where('agency_id', '=', agency.id)
    .execute()
  const own = [toAccountKey(agency.email), ...ofMembers.map(({ email_key: key }) => key)]
  if (own.includes(toAccountKey(email))) return toContact
  if (!isOfJourney) return { recipient: agency.email, name: agency.name, agency: null }
  return {
    ...toContact,
    agency: { Name: agency.name, Email: agency.email, Phone: agency.phone },
  }
}
