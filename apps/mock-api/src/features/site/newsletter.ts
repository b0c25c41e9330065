import { addMinutes, NEWSLETTER_LINK_DAYS } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { deriveSecret } from '../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import { siteEvents } from './site-events.ts'

const SUBSCRIPTIONS = {
  limits: { tries: 10, seconds: 3600 },
  from: { tries: 30, seconds: 3600 },
} as const

/** The minutes for which another subscription of the same address sends no second mail. */
const PAUSE_MINUTES = 1

export const subscribeNewsletter = defineOperation(
  'subscribeNewsletter',
  async ({ body }, ctx) => {
    await forgetUnconfirmed(ctx)
    const token = await keepSubscription(ctx, body.Email)
    if (token !== null)
      await siteEvents.publish(ctx, { name: 'newsletter_asked_for', email: body.Email, token })
    // The answer is the same for every address, so that it reveals no subscribers.
    return { status: 200, body: { Email: body.Email, SubscribedAt: ctx.now } }
  },
  {
    before: ({ body }, ctx) =>
      limitTries(ctx, 'newsletter', { about: body.Email, ...SUBSCRIPTIONS }),
  },
)

/** Stores the subscription and returns its secret; null if the address is subscribed, or got a mail just now. */
async function keepSubscription(ctx: Context, email: string): Promise<string | null> {
  const { store, tenant, now, language, ids } = ctx
  const key = toAccountKey(email)
  const token = ids.secret()
  const subscription = {
    email,
    language,
    subscribed_at: now,
    state: 'pending',
    confirm_hash: hashSecret(token),
    leave_hash: hashSecret(await leaveToken(ctx, key)),
    mailed_at: now,
  } as const
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('subscribers')
    .values({ tenant: tenant.slug, email_key: key, ...subscription })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'email_key'])
        .doUpdateSet(subscription)
        .where('subscribers.state', '!=', 'confirmed')
        .where('subscribers.mailed_at', '<=', addMinutes(now, -PAUSE_MINUTES)),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? token : null
}

/** Deletes addresses that were not confirmed in time. */
async function forgetUnconfirmed({ store, tenant, now }: Context): Promise<void> {
  await store
    .deleteFrom('subscribers')
    .where('tenant', '=', tenant.slug)
    .where('state', '=', 'pending')
    .where('mailed_at', '<=', linksUntil(now, -NEWSLETTER_LINK_DAYS))
    .execute()
}

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

export const unsubscribeNewsletter = defineOperation(
  'unsubscribeNewsletter',
  async ({ query }, { store, tenant }) => {
    const { numUpdatedRows } = await store
      .updateTable('subscribers')
      // Without its secret, the link of an older mail cannot confirm the address again.
      .set({ state: 'left', confirm_hash: null })
      .where('tenant', '=', tenant.slug)
      .where('leave_hash', '=', hashSecret(query.token))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) refuse('not_found')
    return { status: 204 }
  },
)

const DAY_MINUTES = 24 * 60

/** Returns the instant that is some days after an instant; before it if `days` is negative. */
function linksUntil(now: string, days: number = NEWSLETTER_LINK_DAYS): string {
  return addMinutes(now, days * DAY_MINUTES)
}

/**
 * Derives the secret by which an address leaves the newsletter. It is derived and not stored, because each mail contains it
 * again.
 */
export async function leaveToken(
  work: Pick<Context, 'store' | 'ids' | 'tenant'>,
  emailKey: string,
): Promise<string> {
  return deriveSecret(`newsletter.leave.${work.tenant.slug}.${emailKey}`, await signingKey(work))
}
