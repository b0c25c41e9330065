import { INVITATION_DAYS } from '@selat/domain'

import { type AllHandlers, subscribe } from '../engine/events.ts'
import type { CodePurpose } from '../engine/store/tables/account-tables.ts'
import { accountEvents, type Invitation } from '../features/account/account-events.ts'
import { sendAccountMail } from './send-account-mail.ts'

const MAIL_OF: Readonly<Record<CodePurpose, 'verifyEmail' | 'resetPassword' | 'newEmail'>> = {
  verify: 'verifyEmail',
  reset: 'resetPassword',
  new_email: 'newEmail',
}

/** Sends the mails to holders of accounts. */
export const mailsOfAccounts = subscribe(accountEvents, 'e-mail', {
  code_issued: (work, { account, purpose, email, code, expiresAt, invitation }) =>
    sendAccountMail(work, account, {
      ...(invitation ? invitationMail(invitation) : { kind: MAIL_OF[purpose] }),
      recipient: email,
      code,
      expiresAt,
    }),
  password_changed: (work, { account }) =>
    sendAccountMail(work, account, { kind: 'passwordChanged', recipient: account.email }),
  email_changed: (work, { account, newEmail }) =>
    sendAccountMail(work, account, { kind: 'emailChanged', recipient: account.email, newEmail }),
} satisfies AllHandlers<typeof accountEvents>)

/** Returns the kind of an invitation's mail, and how long its code is valid. */
function invitationMail({ by, ...invitation }: Invitation) {
  return by === undefined
    ? { kind: 'memberInvitedAgain' as const, ...invitation }
    : { kind: 'memberInvited' as const, ...invitation, by, days: String(INVITATION_DAYS) }
}
