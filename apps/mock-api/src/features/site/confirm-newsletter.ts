import { NEWSLETTER_LINK_DAYS } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { defineOperation } from '../../operation/operation.ts'
import { linksUntil } from './newsletter-links.ts'
import { siteEvents } from './site-events.ts'

export const confirmNewsletter = defineOperation('confirmNewsletter', async ({ body }, ctx) => {
  const { store, tenant, now } = ctx
  const hash = hashSecret(body.NewsletterToken)
  const { numUpdatedRows } = await store
    .updateTable('subscribers')
    .set({ state: 'confirmed' })
    .where('tenant', '=', tenant.slug)
    .where('confirm_hash', '=', hash)
    .where('state', '=', 'pending')
    .where('mailed_at', '>', linksUntil(now, -NEWSLETTER_LINK_DAYS))
    .executeTakeFirstOrThrow()
  const row = await store
    .selectFrom('subscribers')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('confirm_hash', '=', hash)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  if (numUpdatedRows === 1n)
    await siteEvents.publish(ctx, { name: 'newsletter_subscribed', subscriber: row })
  return { status: 200, body: { Email: row.email, SubscribedAt: row.subscribed_at } }
})
