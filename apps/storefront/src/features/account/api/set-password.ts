import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'

import { admin, travel } from '../../../shared/app/api.ts'
import { session, signIn } from '../../../shared/app/session-store.ts'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'

type Session = Schemas['Session']
type Login = Schemas['LoginInput']

/**
 * Returns the function that sends a new password. The server can take it only once: it ends every session and uses up the code.
 * After a lost answer, another try would be refused, and the visitor would not learn which password counts. Therefore the new
 * password is tried then: it logs in if the server has stored it.
 */
export function createPasswordSetting() {
  let unanswered: Login | null = null
  return async <Answer>(login: Login, send: () => Promise<Answer>): Promise<Answer | Session> => {
    const known = unanswered?.Username === login.Username ? unanswered : null
    const renewed = known && (await tryToLogIn(known))
    if (renewed && known.Password === login.Password) return renewed
    if (renewed) signIn(renewed)
    try {
      return await (renewed ? changePassword(known.Password, login.Password) : send())
    } catch (error) {
      if (isRefusal(callErrorOf(error))) throw error
      unanswered = login
      const stored = await tryToLogIn(login)
      if (!stored) throw error
      return stored
    }
  }
}

/** Replaces the password of the account that is signed in. */
export function changePassword(OldPassword: string, NewPassword: string): Promise<Session> {
  return unwrap(admin.put('/admin/v1/profile/password', { body: { OldPassword, NewPassword } }))
}

/**
 * Logs in with a password that may be the account's; null if it is not, while there is no connection, or if another account has
 * logged in or out meanwhile.
 */
async function tryToLogIn(body: Login): Promise<Session | null> {
  const { user } = session()
  const { data } = await travel.post('/travel/v1/auth/login', { body })
  return user?.Id === session().user?.Id ? (data ?? null) : null
}
