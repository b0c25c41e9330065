import { toJsonText } from '../engine/store/json-text.ts'
import type { Context } from '../operation/context.ts'
import { tenantZone } from '../world/network/tenant-zone.ts'
import { accountLinks, storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { type AccountMailInput, type AccountMailKind, composeAccountMail } from './account-mail.ts'
import { senderOf } from './sender-of.ts'

type MailWork = Pick<
  Context,
  'store' | 'now' | 'ids' | 'network' | 'storefront' | 'language' | 'tenant'
>

export type AccountMail = Pick<
  AccountMailInput,
  | 'code'
  | 'expiresAt'
  | 'newEmail'
  | 'reference'
  | 'concern'
  | 'subject'
  | 'booking'
  | 'picture'
  | 'agency'
  | 'by'
  | 'username'
  | 'days'
  | 'leaveLink'
  | 'title'
  | 'news'
> & {
  readonly kind: AccountMailKind
  readonly recipient: string
  /** Where it leads, unless its kind says that. */
  readonly link?: string
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Who is written to; `username` where there is an account. */
export type MailReader = { readonly name: string; readonly username?: string }

/** Puts an e-mail about an account into the outbox, in the language of the call that brought it about. */
export async function sendAccountMail(
  { store, now, ids, network, storefront, language, tenant }: MailWork,
  { name, username = '' }: MailReader,
  { kind, recipient, link, headers, ...values }: AccountMail,
): Promise<void> {
  const origin = storefrontOrigin(tenant.web, storefront)
  const mail = composeAccountMail({
    kind,
    language,
    name,
    sender: senderOf(tenant),
    // The tenant's clock: an account says nothing about where its owner is.
    timeZone: tenantZone({ network, tenant }),
    link: link ?? linkOf(kind, { origin, username, email: recipient, code: values.code ?? '' }),
    ...values,
  })
  const id = ids.make('eml')
  await store
    .insertInto('outbox')
    .values({
      tenant: tenant.slug,
      id,
      dedupe_key: `${now}.${kind}.${id}`,
      kind,
      order_id: null,
      language,
      recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      attachments: toJsonText([]),
      created_at: now,
      headers: headers === undefined ? null : toJsonText(headers),
    })
    .execute()
}

type LinkParts = { origin: string; username: string; email: string; code: string }

function linkOf(kind: AccountMailKind, { origin, username, email, code }: LinkParts): string {
  switch (kind) {
    case 'verifyEmail':
      return accountLinks.verifyEmail(origin, username, code)
    case 'resetPassword':
      return accountLinks.resetPassword(origin, email, code)
    case 'memberInvited':
    case 'memberInvitedAgain':
      return accountLinks.invitation(origin, email, code)
    case 'passwordChanged':
      return accountLinks.forgotPassword(origin)
    case 'newEmail':
    case 'emailChanged':
      return accountLinks.profile(origin)
    case 'concernReceived':
    case 'confirmSubscription':
    case 'subscribed':
    case 'newsletter':
      return accountLinks.home(origin)
    default:
      return kind satisfies never
  }
}
