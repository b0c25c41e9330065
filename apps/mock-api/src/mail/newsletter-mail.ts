import { NEWSLETTER_LINK_DAYS } from '@selat/domain'

import type { SubscriberRow } from '../engine/store/tables/account-tables.ts'
import { leaveToken } from '../features/site/newsletter.ts'
import type { Context } from '../operation/context.ts'
import { newsletterPaths, storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { type AccountMail, sendAccountMail } from './send-account-mail.ts'

/** The values that sending a letter needs, which both a call and the console have. */
type LetterWork = Pick<
  Context,
  'store' | 'now' | 'ids' | 'network' | 'catalogue' | 'storefront' | 'tenant'
>

/** Asks the addressee to confirm that they subscribed themselves. */
export async function sendConfirmation(
  ctx: LetterWork & Pick<Context, 'language'>,
  { email, token }: { email: string; token: string },
): Promise<void> {
  await sendAccountMail(
    ctx,
    { name: email },
    {
      kind: 'confirmSubscription',
      recipient: email,
      path: newsletterPaths.confirm(token),
      days: String(NEWSLETTER_LINK_DAYS),
    },
  )
}

/** Sends the first letter to a subscriber. */
export function sendWelcome(ctx: LetterWork, row: SubscriberRow): Promise<void> {
  return sendLetter(ctx, row, { kind: 'subscribed' })
}

/** An issue of the newsletter: its title, and a text with an empty line between paragraphs. */
export type Issue = { readonly title: string; readonly news: string }

/** Sends an issue to one subscriber. */
export function sendIssue(work: LetterWork, row: SubscriberRow, issue: Issue): Promise<void> {
  return sendLetter(work, row, { kind: 'newsletter', ...issue })
}

type Letter = Pick<AccountMail, 'kind' | 'title' | 'news'>

/** Sends a letter with two ways to unsubscribe: a link, and a button in the mail program (RFC 8058). */
async function sendLetter(work: LetterWork, row: SubscriberRow, letter: Letter): Promise<void> {
  const token = await leaveToken(work, row.email_key)
  const { web, system } = work.tenant
  const oneClick = `${storefrontOrigin(web, work.storefront)}${newsletterPaths.leaveAtOnce({ system, token })}`
  await sendAccountMail(
    { ...work, language: row.language },
    { name: row.email },
    {
      ...letter,
      recipient: row.email,
      leavePath: newsletterPaths.leave(token),
      headers: {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  )
}
