import type { Schemas } from '@selat/sdk'

import { knownOf } from './known.ts'

export const knownRole = knownOf<Schemas['MemberRole']>({
  owner: true,
  booker: true,
  finance: true,
})

export const knownAgencyEvent = knownOf<Schemas['AgencyEvent']['Event']>({
  member_added: true,
  member_changed: true,
  markup_saved: true,
  top_up_requested: true,
  top_up_cancelled: true,
  top_up_approved: true,
  top_up_rejected: true,
  order_placed: true,
  wallet_paid: true,
  refund_requested: true,
  change_requested: true,
  customer_deleted: true,
  quotation_sent: true,
  quotation_cancelled: true,
  quotation_accepted: true,
})

export const knownQuotationState = knownOf<Schemas['QuotationState']>({
  sent: true,
  accepted: true,
  booked: true,
  lapsed: true,
  cancelled: true,
})
