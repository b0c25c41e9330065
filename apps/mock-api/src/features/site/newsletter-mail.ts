import { addMinutes, NEWSLETTER_LINK_DAYS } from '@selat/domain'

import { deriveSecret } from '../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import type { SubscriberRow } from '../../engine/store/tables/account-tables.ts'
import { type AccountMail, sendAccountMail } from '../../mail/send-account-mail.ts'
import type { Context } from '../../operation/context.ts'
import { newsletterLinks, storefrontOrigin } from '../../world/tenants/storefront-link.ts'

const DAY_MINUTES = 24 * 60

/** The instant so many days from now, or before it. */
export function linksUntil(now: string, days: number = NEWSLETTER_LINK_DAYS): string {
  return addMinutes(now, days * DAY_MINUTES)
}

/** Who writes to subscribers: a call, or the house at its console. */
type LetterWork = Pick<Context, 'store' | 'now' | 'services' | 'tenant'>

/** The secret by which an address leaves the newsletter. Each mail tells it again, so that it is derived. */
export async function leaveToken(
  work: Pick<LetterWork, 'store' | 'services' | 'tenant'>,
  emailKey: string,
): Promise<string> {
  return deriveSecret(`newsletter.leave.${work.tenant.slug}.${emailKey}`, await signingKey(work))
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

/** The first letter to a subscriber. */
export function sendWelcome(ctx: Context, row: SubscriberRow): Promise<void> {
  return sendLetter(ctx, row, { kind: 'subscribed' })
}

/** What an issue says: one line, and paragraphs with an empty line between. */
export type Issue = { readonly title: string; readonly news: string }

/** An issue, to one subscriber. */
export function sendIssue(work: LetterWork, row: SubscriberRow, issue: Issue): Promise<void> {
  return sendLetter(work, row, { kind: 'newsletter', ...issue })
}

type Letter = Pick<AccountMail, 'kind' | 'title' | 'news'>

/** Each letter can be answered by leaving, by a link and with one press of the mail program (RFC 8058). */
async function sendLetter(work: LetterWork, row: SubscriberRow, letter: Letter): Promise<void> {
  const origin = originOf(work)
  const token = await leaveToken(work, row.email_key)
  const oneClick = newsletterLinks.leaveAtOnce(origin, { system: work.tenant.system, token })
  await sendAccountMail(
    { ...work, language: row.language },
    { name: row.email },
    {
      ...letter,
      recipient: row.email,
      leaveLink: newsletterLinks.leave(origin, token),
      headers: {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  )
}

function originOf({ tenant, services }: Pick<Context, 'tenant' | 'services'>): string {
  return storefrontOrigin(tenant.web, services.storefront)
}
