import type { LanguageCode } from '../../engine/language.ts'
import referrals from '../../world/fixtures/referrals.json' with { type: 'json' }

type ReferralCode = keyof typeof referrals

/** How people get to know an agency, in the order in which they are asked. */
export const REFERRAL_CODES = Object.keys(referrals) as readonly ReferralCode[] // the file's own keys

export function referralName(code: ReferralCode, language: LanguageCode): string {
  return referrals[code][language]
}

export function isReferralCode(code: string): code is ReferralCode {
  return Object.hasOwn(referrals, code)
}
