import type { MarkupRule } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { JsonText } from '../json-text.ts'

/** A customer of an agency. A deleted one keeps its id but no details, so that customers of the fixtures do not come back. */
export type CustomerRow = {
  tenant: string
  id: string
  agency_id: string
  details: JsonText<Schemas['CustomerInput']>
  sort_key: string
  search_text: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** The rules for what an agency adds to net prices. There is no row before its owner has saved them. */
export type AgencyMarkupRow = {
  tenant: string
  agency_id: string
  rules: JsonText<readonly MarkupRule[]>
  updated_at: string
  updated_by: string
}

export type CustomerTables = { customers: CustomerRow; agency_markup: AgencyMarkupRow }
