import { REFERRAL_CODES, referralName } from '../../accounts/referrals.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const listReferrals = defineOperation('listReferrals', (_input, { language }) => ({
  status: 200,
  body: {
    Items: REFERRAL_CODES.map((code) => ({ Code: code, Name: referralName(code, language) })),
  },
}))
