import type { Context } from '../operation/context.ts'
import { accountPaths } from '../world/tenants/storefront-link.ts'
import type { AccountMailKind, AccountFacts } from './account-mail.ts'
import { postMail } from './post-mail.ts'

type MailWork = Pick<
  Context,
  'store' | 'now' | 'ids' | 'network' | 'catalogue' | 'storefront' | 'language' | 'tenant'
>

export type AccountMail = Omit<AccountFacts, 'name' | 'path'> & {
  readonly recipient: string
  /** The path of the link; by default that of this kind of mail. */
  readonly path?: string
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The reader of a mail; `username` if there is an account. */
export type MailReader = { readonly name: string; readonly username?: string }

/** Stores an e-mail about an account in the outbox, in the language of the call that causes it. */
export async function sendAccountMail(
  work: MailWork,
  { name, username = '' }: MailReader,
  { recipient, path, headers, ...mail }: AccountMail,
): Promise<void> {
  const facts = {
    ...mail,
    name,
    path: path ?? pathOf(mail.kind, { username, email: recipient, code: mail.code ?? '' }),
  }
  await postMail(work, {
    tenant: work.tenant,
    kind: mail.kind,
    order: null,
    language: work.language,
    recipient,
    made: { about: 'account', facts },
    ...(headers !== undefined && { headers }),
  })
}

type PathParts = { username: string; email: string; code: string }

function pathOf(kind: AccountMailKind, { username, email, code }: PathParts): string {
  switch (kind) {
    case 'verifyEmail':
      return accountPaths.verifyEmail(username, code)
    case 'resetPassword':
      return accountPaths.resetPassword(email, code)
    case 'memberInvited':
    case 'memberInvitedAgain':
      return accountPaths.invitation(email, code)
    case 'passwordChanged':
      return accountPaths.forgotPassword
    case 'newEmail':
    case 'emailChanged':
      return accountPaths.profile
    case 'concernReceived':
    case 'confirmSubscription':
    case 'subscribed':
    case 'newsletter':
      return accountPaths.home
    default:
      return kind satisfies never
  }
}
