export const MAIN_SANDBOX = 'main'

/** Names that the server takes. */
export const SANDBOX_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/

/** Leads all calls of this host to a sandbox; the main one needs no cookie. */
export function visitCookie(name: string): string {
  const life = name === MAIN_SANDBOX ? '; Max-Age=0' : ''
  return `mock_sandbox=${name}; Path=/; SameSite=Lax${life}`
}

/**
 * Leads what the console's page shows in frames and pictures to a sandbox, and nothing else of this host. Browsers send
 * it before the other, and the first one counts.
 */
export function frameCookie(name: string): string {
  return `mock_sandbox=${name}; Path=/__mock; SameSite=Lax`
}
