import type { Transition } from '../state/transition.ts'

/** States of a ticket, which is for one traveller on one sector. A new one is `reserved`. */
export const TICKET_STATUSES = ['reserved', 'issued', 'checked_in', 'used', 'void'] as const

export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const TICKET_EVENTS = [
  'issue',
  'void',
  'check_in',
  'undo_check_in',
  'use',
  'reseat',
] as const

export type TicketEvent = (typeof TICKET_EVENTS)[number]

/** `order_posted`: its order is paid and verified. `check_in_open`: check-in is open. `departed`: the sailing has left. */
export const TICKET_GUARDS = ['order_posted', 'check_in_open', 'departed'] as const

export type TicketGuard = (typeof TICKET_GUARDS)[number]

/** The transitions of a ticket. A void one becomes valid again only if a late payment restores its order. */
export const ticketTransitions: readonly Transition<TicketStatus, TicketEvent, TicketGuard>[] = [
  { from: 'reserved', event: 'issue', to: 'issued', guard: 'order_posted' },
  { from: 'reserved', event: 'void', to: 'void' },
  { from: 'issued', event: 'check_in', to: 'checked_in', guard: 'check_in_open' },
  { from: 'issued', event: 'void', to: 'void' },
  { from: 'checked_in', event: 'undo_check_in', to: 'issued', guard: 'check_in_open' },
  { from: 'checked_in', event: 'use', to: 'used', guard: 'departed' },
  { from: 'void', event: 'reseat', to: 'issued', guard: 'order_posted' },
]
