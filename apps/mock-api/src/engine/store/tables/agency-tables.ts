import type { ServerSchemas as Schemas } from '@selat/sdk'

export type AgencyEventName = Schemas['AgencyEvent']['Event']

/** An action of a member of an agency. Rows are never changed. `by_id` is null if no member of the agency did it. */
export type AgencyEventRow = {
  tenant: string
  id: string
  agency_id: string
  at: string
  by_id: string | null
  by_name: string
  event: AgencyEventName
  about: string
  order_id: string | null
  amount: number | null
  currency: string | null
  exponent: number | null
}

export type AgencyTables = { agency_events: AgencyEventRow }
