import type { ServerSchemas as Schemas } from '@selat/sdk'

import { createChannel } from '../../engine/events.ts'
import type { SubscriberRow } from '../../engine/store/tables/account-tables.ts'
import type { SubscriberWork } from '../../operation/context.ts'

/** An event that a visitor of a site has caused. */
export type SiteEvent =
  | {
      readonly name: 'concern_received'
      /** The name of the visitor. A copy of the concern is sent to the address in `email`. */
      readonly writer: string
      readonly email: string
      readonly reference: string
      readonly concern: string
      readonly subject: Schemas['ConcernProduct']
      readonly booking: string
      /** The name of a picture; empty without one. */
      readonly picture: string
    }
  | {
      readonly name: 'newsletter_asked_for'
      readonly email: string
      /** The secret in the mail's link. It proves that the reader of the mail owns the address. */
      readonly token: string
    }
  | { readonly name: 'newsletter_subscribed'; readonly subscriber: SubscriberRow }

export const siteEvents = createChannel<SiteEvent, SubscriberWork>('site')
