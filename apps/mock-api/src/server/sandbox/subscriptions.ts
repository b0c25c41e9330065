import type { Subscription } from '../../engine/events.ts'
import { agencyLogOfOrders } from '../../features/order/booking/agency-log.ts'
import { timelineOfOrders } from '../../features/order/booking/timeline-of-orders.ts'
import {
  mailsOfAccounts,
  mailsOfOrders,
  mailsOfPayments,
  mailsOfQuotations,
  mailsOfSites,
} from '../../mail/mails-of-events.ts'

/** All subscribers of a sandbox's events, in the order in which they are called. */
export const subscriptions: readonly Subscription[] = [
  timelineOfOrders,
  agencyLogOfOrders,
  mailsOfOrders,
  mailsOfPayments,
  mailsOfAccounts,
  mailsOfSites,
  mailsOfQuotations,
]
