import { createChannel } from '../../engine/events.ts'
import type { AccountRow, CodePurpose } from '../../engine/store/tables/account-tables.ts'
import type { SubscriberWork } from '../../operation/context.ts'

/** To somebody whom an agency has added and who has no password yet. */
export type Invitation = {
  readonly agency: string
  readonly username: string
  /** Who added him just now; without it he has asked for another code himself, and waits for it. */
  readonly by?: string
}

/** What has happened to an account. `account` is as it was before. */
export type AccountEvent = { readonly account: AccountRow } & (
  | {
      readonly name: 'code_issued'
      readonly purpose: CodePurpose
      /** The address that the code proves. */
      readonly email: string
      readonly code: string
      readonly expiresAt: string
      readonly invitation: Invitation | undefined
    }
  | { readonly name: 'password_changed' }
  | { readonly name: 'email_changed'; readonly newEmail: string }
)

export const accountEvents = createChannel<AccountEvent, SubscriberWork>('account')
