import { defineOperation } from '../../operation/operation.ts'
import { REFERRAL_CODES, referralName } from './referrals.ts'

export const listReferrals = defineOperation('listReferrals', (_input, { language }) => ({
  status: 200,
  body: {
    Items: REFERRAL_CODES.map((code) => ({ Code: code, Name: referralName(code, language) })),
  },
}))
