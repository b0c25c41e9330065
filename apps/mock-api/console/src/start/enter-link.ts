import { MAIN_SANDBOX } from '../api/sandbox-cookie.ts'

/**
 * Returns the address of the storefront's entrance, which logs in there in that sandbox and goes to its home. Without a user,
 * the visitor is a guest.
 */
export function enterLink(
  storefront: string,
  { sandbox, username }: { sandbox: string; username?: string },
): string {
  const link = new URL('/__mock/enter', storefront)
  if (username !== undefined) link.searchParams.set('user', username)
  if (sandbox !== MAIN_SANDBOX) link.searchParams.set('sandbox', sandbox)
  return link.href
}
