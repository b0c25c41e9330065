import { deriveSecret } from '../../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import { agencyBehind } from './agency-behind.ts'

type Asker = Parameters<typeof signingKey>[0] & {
  readonly tenant: Parameters<typeof agencyBehind>[0]
}

/**
 * Makes the address of the storefront's page for the customer. It contains the name of the agency and the secret of the
 * quotation.
 */
export async function quotationLink(
  ctx: Asker,
  quotation: Pick<QuotationRow, 'id' | 'agency_id'>,
): Promise<string> {
  const { name, id } = agencyBehind(ctx.tenant, quotation)
  const token = quotationToken(quotation.id, await signingKey(ctx))
  return `/quotation/${toSlug(name) || toSlug(id)}?${new URLSearchParams({ token })}`
}

/** Converts a name for an address: `Baruna Tours` becomes `baruna-tours`. The result is empty if no letter is Latin. */
function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The secret with which the customer opens a quotation. It is derived from the key, so that the agency can send it again. */
export function quotationToken(quotationId: string, key: string): string {
  return deriveSecret(`quotation.${quotationId}`, key)
}
