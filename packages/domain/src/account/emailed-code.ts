import { EMAILED_CODE, INVITATION_DAYS } from '../limits.ts'
import { addMinutes, toEpochMs } from '../time/instant.ts'

/** Seconds from one code to the next that may be asked for. */
export const RESEND_CODE_SECONDS = 60

const DAY_MINUTES = 24 * 60

/** What is kept of a code that went out by e-mail; of the code itself only a hash. Instants are UTC text. */
export type EmailedCodeState = {
  readonly expiresAt: string
  readonly triesLeft: number
  readonly isUsed: boolean
}

export type NewEmailedCode = EmailedCodeState & { readonly resendAt: string }

/** The life of a code that goes out now: when it ends, how many tries it takes, and from when another one may follow. */
export function newEmailedCode(now: string): NewEmailedCode {
  return newCode(now, EMAILED_CODE.minutes)
}

/** The same of a code that somebody did not ask for, and so reads when he gets to it: it counts for days. */
export function newInvitationCode(now: string): NewEmailedCode {
  return newCode(now, INVITATION_DAYS * DAY_MINUTES)
}

function newCode(now: string, minutes: number): NewEmailedCode {
  return {
    expiresAt: addMinutes(now, minutes),
    triesLeft: EMAILED_CODE.tries,
    isUsed: false,
    resendAt: addMinutes(now, RESEND_CODE_SECONDS / 60),
  }
}

/** Why the right code counts no more. */
export type SpentCodeReason = 'used' | 'expired'

/** What a try at a code comes to, and how many are left after it. `accepted` uses the code up. */
export type CodeVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'over'; readonly reason: SpentCodeReason | null }

/**
 * Judges a try. A code counts until it lapses, that instant excluded, once, and for 5 tries; after that it is `over`. Only
 * who has the right code of one that was used or has lapsed is told so, and nobody once the tries are up: trying on tells
 * nothing.
 */
export function checkEmailedCode(
  code: EmailedCodeState | null,
  isRight: boolean,
  now: string,
): CodeVerdict {
  if (!code || code.triesLeft <= 0) return { kind: 'over', reason: null }
  const hasLapsed = toEpochMs(now) >= toEpochMs(code.expiresAt)
  if (code.isUsed || hasLapsed) {
    if (!isRight) return { kind: 'over', reason: null }
    return { kind: 'over', reason: code.isUsed ? 'used' : 'expired' }
  }
  return isRight ? { kind: 'accepted' } : { kind: 'wrong', triesLeft: code.triesLeft - 1 }
}
