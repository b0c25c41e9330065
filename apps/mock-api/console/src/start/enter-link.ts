import { MAIN_SANDBOX } from '../api/sandbox-cookie.ts'

/** The storefront's own door: signs in there, in that sandbox, and goes to its home. Without a user, a guest. */
export function enterLink(
  storefront: string,
  { sandbox, username }: { sandbox: string; username?: string },
): string {
  const link = new URL('/__mock/enter', storefront)
  if (username !== undefined) link.searchParams.set('user', username)
  if (sandbox !== MAIN_SANDBOX) link.searchParams.set('sandbox', sandbox)
  return link.href
}
