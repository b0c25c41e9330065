import { perVisitor } from '../../../shared/app/visitor/current-visitor.ts'

type KnownLogin = { username: string; password: string }

const kept = perVisitor((): { login: KnownLogin | null } => ({ login: null }))

/** Keeps a login for the step after the next. In this tab's memory alone: a password is never stored. */
export function rememberLogin(login: KnownLogin): void {
  kept().login = login
}

/** The login of an account, once. */
export function takeLogin(username: string): KnownLogin | null {
  const { login } = kept()
  kept().login = null
  return login?.username.toLowerCase() === username.toLowerCase() ? login : null
}
