type KnownLogin = { username: string; password: string }

let known: KnownLogin | null = null

/** Keeps a login for the step after the next. In this tab's memory alone: a password is never stored. */
export function rememberLogin(login: KnownLogin): void {
  known = login
}

/** The login of an account, once. */
export function takeLogin(username: string): KnownLogin | null {
  const login = known
  known = null
  return login?.username.toLowerCase() === username.toLowerCase() ? login : null
}
