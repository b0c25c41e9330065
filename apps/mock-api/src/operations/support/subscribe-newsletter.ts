import { toAccountKey } from '../../accounts/account.ts'
import { limitTries } from '../../accounts/rate-limit.ts'
import { sendAccountMail } from '../../accounts/send-account-mail.ts'
import { defineOperation } from '../../kernel/operation.ts'

const SUBSCRIPTIONS = {
  limits: { tries: 10, seconds: 3600 },
  from: { tries: 30, seconds: 3600 },
} as const

export const subscribeNewsletter = defineOperation(
  'subscribeNewsletter',
  async ({ body }, ctx) => {
    const { store, tenant, now, language } = ctx
    const key = toAccountKey(body.Email)
    const { numInsertedOrUpdatedRows } = await store
      .insertInto('subscribers')
      .values({
        tenant: tenant.slug,
        email_key: key,
        email: body.Email,
        language,
        subscribed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n)
      await sendAccountMail(
        ctx,
        { name: body.Email },
        { kind: 'subscribed', recipient: body.Email },
      )
    const { email, subscribed_at } = await store
      .selectFrom('subscribers')
      .select(['email', 'subscribed_at'])
      .where('tenant', '=', tenant.slug)
      .where('email_key', '=', key)
      .executeTakeFirstOrThrow()
    return { status: 200, body: { Email: email, SubscribedAt: subscribed_at } }
  },
  {
    before: ({ body }, ctx) =>
      limitTries(ctx, 'newsletter', { about: body.Email, ...SUBSCRIPTIONS }),
  },
)
