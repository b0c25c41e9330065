import type { Schemas } from '@selat/sdk'

import { knownOf } from './known.ts'

export const knownOrderStatus = knownOf<Schemas['OrderStatus']>({
  ENTRY: true,
  POSTED: true,
  CANCELLED: true,
  EXPIRED: true,
})

export const knownMoment = knownOf<Schemas['OrderMoment']['Event']>({
  placed: true,
  method_chosen: true,
  proof_uploaded: true,
  declared_paid: true,
  payment_declined: true,
  proof_rejected: true,
  payment_received: true,
  payment_verified: true,
  tickets_issued: true,
  expired: true,
  cancelled: true,
  late_payment_reseated: true,
  late_payment_refunded: true,
  refund_requested: true,
  refund_completed: true,
  change_requested: true,
  change_confirmed: true,
  change_lapsed: true,
  name_corrected: true,
  open_ticket_dated: true,
  confirmation_sent: true,
  finished: true,
})

export const knownTicketState = knownOf<Schemas['TicketState']>({
  reserved: true,
  issued: true,
  checked_in: true,
  used: true,
  void: true,
})

export const knownChangeRefusal = knownOf<Schemas['ChangeRefusal']>({
  checked_in: true,
  not_changeable: true,
  open_ticket: true,
  too_late: true,
})

export const knownNameRefusal = knownOf<Schemas['NameRefusal']>({
  already_corrected: true,
  checked_in: true,
  not_offered: true,
  too_late: true,
})
