import { perVisitor } from '../../../shared/app/visitor/current-visitor.ts'

type KnownLogin = { username: string; password: string }

const kept = perVisitor((): { login: KnownLogin | null } => ({ login: null }))

/** Keeps a login until the e-mail address is verified, in this tab's memory alone, because a password is never stored. */
export function rememberLogin(login: KnownLogin): void {
  kept().login = login
}

/** Returns the login of an account and forgets it; null if none is kept. */
export function takeLogin(username: string): KnownLogin | null {
  const { login } = kept()
  kept().login = null
  return login?.username.toLowerCase() === username.toLowerCase() ? login : null
}
