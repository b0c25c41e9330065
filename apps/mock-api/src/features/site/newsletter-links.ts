import { addMinutes, NEWSLETTER_LINK_DAYS } from '@selat/domain'

import { deriveSecret } from '../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import type { Context } from '../../operation/context.ts'

const DAY_MINUTES = 24 * 60

/** The instant so many days from now, or before it. */
export function linksUntil(now: string, days: number = NEWSLETTER_LINK_DAYS): string {
  return addMinutes(now, days * DAY_MINUTES)
}

/** The secret by which an address leaves the newsletter. Each mail tells it again, so that it is derived. */
export async function leaveToken(
  work: Pick<Context, 'store' | 'ids' | 'tenant'>,
  emailKey: string,
): Promise<string> {
  return deriveSecret(`newsletter.leave.${work.tenant.slug}.${emailKey}`, await signingKey(work))
}
