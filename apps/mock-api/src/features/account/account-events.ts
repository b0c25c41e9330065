import { createChannel } from '../../engine/events.ts'
import type { AccountRow, CodePurpose } from '../../engine/store/tables/account-tables.ts'
import type { SubscriberWork } from '../../operation/context.ts'

/** The code for a member whom an agency has added and who has no password yet. */
export type Invitation = {
  readonly agency: string
  readonly username: string
  /** The member who sent the invitation just now; absent if the invited member requested another code, and waits for it. */
  readonly by?: string
}

/** The events of an account. `account` is its state before the event. */
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
