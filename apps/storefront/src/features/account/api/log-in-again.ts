import type { Schemas } from '@selat/sdk'

import { travel } from '../../../shared/app/api.ts'
import { takeLogin } from '../model/known-login.ts'

/** Logs in with what this tab still remembers; null when it does not, or when that leads nowhere. */
export async function logInAgain(username: string): Promise<Schemas['Session'] | null> {
  const login = takeLogin(username)
  if (!login) return null
  const { data } = await travel.post('/travel/v1/auth/login', {
    body: { Username: login.username, Password: login.password },
  })
  return data ?? null
}
