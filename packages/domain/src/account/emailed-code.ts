import { EMAILED_CODE } from '../limits.ts'
import { addMinutes, toEpochMs } from '../time/instant.ts'

/** Seconds from one code to the next that may be asked for. */
export const RESEND_CODE_SECONDS = 60

/** What is kept of a code that went out by e-mail; of the code itself only a hash. Instants are UTC text. */
export type EmailedCodeState = {
  readonly expiresAt: string
  readonly triesLeft: number
}

/** The life of a code that goes out now: when it ends, how many tries it takes, and from when another one may follow. */
export function newEmailedCode(now: string): EmailedCodeState & { readonly resendAt: string } {
  return {
    expiresAt: addMinutes(now, EMAILED_CODE.minutes),
    triesLeft: EMAILED_CODE.tries,
    resendAt: addMinutes(now, RESEND_CODE_SECONDS / 60),
  }
}

/** What a try at a code comes to, and how many are left after it. `accepted` uses the code up. */
export type CodeVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'over' }

/**
 * Judges a try. A code counts for 15 minutes, the last instant excluded, and for 5 tries; one that is used up, lapsed
 * or was never sent is `over` whatever is typed, so that trying on tells nothing.
 */
export function judgeEmailedCode(
  code: EmailedCodeState | null,
  isRight: boolean,
  now: string,
): CodeVerdict {
  if (!code || code.triesLeft <= 0 || toEpochMs(now) >= toEpochMs(code.expiresAt))
    return { kind: 'over' }
  return isRight ? { kind: 'accepted' } : { kind: 'wrong', triesLeft: code.triesLeft - 1 }
}
