import { addMinutes, NEWSLETTER_LINK_DAYS } from '@selat/domain'

import { deriveSecret } from '../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import type { Context } from '../../operation/context.ts'

const DAY_MINUTES = 24 * 60

/** Returns the instant that is some days after an instant; before it if `days` is negative. */
export function linksUntil(now: string, days: number = NEWSLETTER_LINK_DAYS): string {
  return addMinutes(now, days * DAY_MINUTES)
}

/**
 * Derives the secret by which an address leaves the newsletter. It is derived and not stored, because each mail contains it
 * again.
 */
export async function leaveToken(
  work: Pick<Context, 'store' | 'ids' | 'tenant'>,
  emailKey: string,
): Promise<string> {
  return deriveSecret(`newsletter.leave.${work.tenant.slug}.${emailKey}`, await signingKey(work))
}
