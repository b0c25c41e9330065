import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'

/** Returns the agency that a quotation belongs to. Throws if the tenant has no such agency. */
export function agencyBehind(
  { agencies }: Pick<Context['tenant'], 'agencies'>,
  { agency_id: id }: Pick<QuotationRow, 'agency_id'>,
) {
  const agency = agencies.find((one) => one.id === id)
  if (!agency) throw new Error(`The store has a quotation of an unknown agency ${id}`)
  return agency
}
