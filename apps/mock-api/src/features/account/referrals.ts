import { type LanguageCode, type Localised, withDraftsFilled } from '../../engine/language.ts'
import referrals from '../../world/fixtures/referrals.json' with { type: 'json' }

type ReferralCode = keyof typeof referrals

/** The sources from which an agency can have heard of the site, in the order of the registration form. */
export const REFERRAL_CODES = Object.keys(referrals) as readonly ReferralCode[] // the file's own keys

const names: ReadonlyMap<ReferralCode, Localised> = new Map(
  REFERRAL_CODES.map((code) => [code, withDraftsFilled<string>(referrals[code])]),
)

export function referralName(code: ReferralCode, language: LanguageCode): string {
  return names.get(code)![language] // each code of the type has its names
}

export function isReferralCode(code: string): code is ReferralCode {
  return Object.hasOwn(referrals, code)
}
