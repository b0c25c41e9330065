import type { Subscription } from '../../engine/events.ts'
import { agencyLogOfOrders } from '../../features/order/booking/agency-log.ts'
import { timelineOfOrders } from '../../features/order/booking/timeline-of-orders.ts'
import { mailsOfAccounts } from '../../mail/mails-of-accounts.ts'
import { mailsOfOrders, mailsOfPayments } from '../../mail/mails-of-orders.ts'
import { mailsOfQuotations } from '../../mail/mails-of-quotations.ts'
import { mailsOfSites } from '../../mail/mails-of-sites.ts'

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
