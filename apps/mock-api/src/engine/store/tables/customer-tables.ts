import type { MarkupRule } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { JsonText } from '../json-text.ts'

/**
 * Somebody whom an agency books for. Of a deleted one the id stays alone, so that those of the fixtures do not come back.
 */
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

/** What an agency adds to net prices; none before its owner has saved it. */
export type AgencyMarkupRow = {
  tenant: string
  agency_id: string
  rules: JsonText<readonly MarkupRule[]>
  updated_at: string
  updated_by: string
}

export type CustomerTables = { customers: CustomerRow; agency_markup: AgencyMarkupRow }
