export const MAIN_SANDBOX = 'main'

/** Matches the names that the server accepts. */
export const SANDBOX_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/

/** Returns the cookie that leads all calls of this host to a sandbox; the main one needs no cookie. */
export function visitCookie(name: string): string {
  const life = name === MAIN_SANDBOX ? '; Max-Age=0' : ''
  return `mock_sandbox=${name}; Path=/; SameSite=Lax${life}`
}

/**
 * Returns the cookie that leads only the frames and pictures of the console's page to a sandbox. Browsers send it
 * before the other cookie, and the first one counts.
 */
export function frameCookie(name: string): string {
  return `mock_sandbox=${name}; Path=/__mock; SameSite=Lax`
}
