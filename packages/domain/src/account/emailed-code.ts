import { EMAILED_CODE, INVITATION_DAYS } from '../limits.ts'
import { addMinutes, toEpochMs } from '../time/instant.ts'

/** Seconds after which another code may be requested. */
export const RESEND_CODE_SECONDS = 60

const DAY_MINUTES = 24 * 60

/** The stored state of an e-mailed code, besides a hash of the code. Instants are UTC text. */
export type EmailedCodeState = {
  readonly expiresAt: string
  readonly triesLeft: number
  readonly isUsed: boolean
}

export type NewEmailedCode = EmailedCodeState & { readonly resendAt: string }

/**
 * Makes the state of a code that is sent now: when it expires, how many tries it allows, and from when another one may be
 * requested.
 */
export function newEmailedCode(now: string): NewEmailedCode {
  return newCode(now, EMAILED_CODE.minutes)
}

/** Makes the state of a code that the recipient did not request and may read later. It is valid for days. */
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

/** The reason why a right code is no longer valid. */
export type SpentCodeReason = 'used' | 'expired'

/** The outcome of a try, and how many tries are left after it. `accepted` uses the code up. */
export type CodeVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'over'; readonly reason: SpentCodeReason | null }

/**
 * Checks a try. A code is valid once, until it expires (exclusive), and for 5 tries; after that the outcome is `over`. Only a
 * caller with the right code learns that it was used or has expired, and only while tries are left, so that guessing reveals
 * nothing.
 */
export function checkEmailedCode(
  code: EmailedCodeState | null,
  isRight: boolean,
  now: string,
): CodeVerdict {
  if (!code || code.triesLeft <= 0) return { kind: 'over', reason: null }
  const hasExpired = toEpochMs(now) >= toEpochMs(code.expiresAt)
  if (code.isUsed || hasExpired) {
    if (!isRight) return { kind: 'over', reason: null }
    return { kind: 'over', reason: code.isUsed ? 'used' : 'expired' }
  }
  return isRight ? { kind: 'accepted' } : { kind: 'wrong', triesLeft: code.triesLeft - 1 }
}
