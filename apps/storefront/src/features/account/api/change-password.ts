import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'

import { admin, travel } from '../../../shared/app/api.ts'
import { session, signIn } from '../../../shared/app/session-store.ts'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'

type Session = Schemas['Session']

/**
 * Returns the function that changes the password. The change ends every session, so after a lost answer another try would be
 * refused as one without a session, and the visitor would not learn which password counts. Therefore the new password is tried
 * then: it logs in if the server has made the change.
 */
export function createPasswordChange() {
  let unanswered: string | null = null
  return async ({ OldPassword, NewPassword }: Schemas['PasswordInput']): Promise<Session> => {
    let old = OldPassword
    const renewed = unanswered === null ? null : await tryToLogIn(unanswered)
    if (renewed && unanswered === NewPassword) return renewed
    if (renewed && unanswered !== null) {
      signIn(renewed)
      old = unanswered
    }
    try {
      return await unwrap(
        admin.put('/admin/v1/profile/password', { body: { OldPassword: old, NewPassword } }),
      )
    } catch (error) {
      if (isRefusal(callErrorOf(error))) throw error
      unanswered = NewPassword
      const changed = await tryToLogIn(NewPassword)
      if (!changed) throw error
      return changed
    }
  }
}

/** Logs in with a password that may be the account's; null if it is not, or while there is no connection. */
async function tryToLogIn(Password: string): Promise<Session | null> {
  const { user } = session()
  if (!user) return null
  const body = { Username: user.Username, Password }
  const { data } = await travel.post('/travel/v1/auth/login', { body })
  return data?.User.Id === session().user?.Id ? (data ?? null) : null
}
