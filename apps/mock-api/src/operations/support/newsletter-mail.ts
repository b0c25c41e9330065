import { addMinutes, NEWSLETTER_LINK_DAYS } from '@selat/domain'

import { sendAccountMail } from '../../accounts/send-account-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { deriveSecret } from '../../orders/derive-secret.ts'
import { signingKey } from '../../orders/signing-key.ts'
import { newsletterLinks, storefrontOrigin } from '../../outbox/storefront-link.ts'
import type { SubscriberRow } from '../../store/tables/account-tables.ts'

const DAY_MINUTES = 24 * 60

/** The instant so many days from now, or before it. */
export function linksUntil(now: string, days: number = NEWSLETTER_LINK_DAYS): string {
  return addMinutes(now, days * DAY_MINUTES)
}

/** The secret by which an address leaves the newsletter. Each mail tells it again, so that it is derived. */
export async function leaveToken(ctx: Context, emailKey: string): Promise<string> {
  return deriveSecret(`newsletter.leave.${ctx.tenant.slug}.${emailKey}`, await signingKey(ctx))
}

/** Asks the addressee whether the address was given by who reads it. */
export async function sendConfirmation(
  ctx: Context,
  { email, token }: { email: string; token: string },
): Promise<void> {
  const origin = originOf(ctx)
  await sendAccountMail(
    ctx,
    { name: email },
    {
      kind: 'confirmSubscription',
      recipient: email,
      link: newsletterLinks.confirm(origin, token),
      days: String(NEWSLETTER_LINK_DAYS),
    },
  )
}

/** The first letter to a subscriber. Like each that follows it can be answered by leaving, with one press (RFC 8058). */
export async function sendWelcome(ctx: Context, row: SubscriberRow): Promise<void> {
  const origin = originOf(ctx)
  const token = await leaveToken(ctx, row.email_key)
  const oneClick = newsletterLinks.leaveAtOnce(origin, { system: ctx.tenant.system, token })
  await sendAccountMail(
    { ...ctx, language: row.language },
    { name: row.email },
    {
      kind: 'subscribed',
      recipient: row.email,
      leaveLink: newsletterLinks.leave(origin, token),
      headers: {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  )
}

function originOf({ tenant, services }: Context): string {
  return storefrontOrigin(tenant.web, services.storefront)
}
