import { registrationRule } from '@selat/domain/forms'

import { applyRule } from '../../engine/http/apply-rule.ts'
import { refuse, refuseField } from '../../engine/http/refusal.ts'
import { hashPassword } from '../../engine/secrets/passwords.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import { sendCode } from './emailed-codes.ts'
import { requireFree } from './find-account.ts'
import { isReferralCode } from './referrals.ts'
import { requirePasswordLength } from './require-password-length.ts'

/** Limits of registrations in an hour: for one mailbox, and from one network address. */
const REGISTRATIONS = {
  limits: { tries: 10, seconds: 3600 },
  from: { tries: 30, seconds: 3600 },
} as const

export const register = defineOperation(
  'register',
  async ({ body }, ctx, passwordHash: string) => {
    const { tenant, store, now, ids } = ctx
    if (!tenant.settings.isRegistrationOpen) refuse('forbidden')
    requirePasswordLength(tenant, body.Password, '/Password')
    if (!isReferralCode(body.Referral)) refuseField('/Referral', 'unknown')
    const form = applyRule(registrationRule, body)
    await requireFree(store, { tenant: tenant.slug, ...form })
    const account: AccountRow = {
      tenant: tenant.slug,
      id: ids.make('usr'),
      username: form.username,
      username_key: toAccountKey(form.username),
      email: form.email,
      email_key: toAccountKey(form.email),
      name: form.name,
      phone_code: form.phoneCode,
      phone_number: form.phoneNumber,
      id_card_number: form.idCardNumber,
      street_address: '',
      nationality: null,
      referral: form.referral,
      role: 'Customer',
      currency: ctx.currency,
      is_b2b: 0,
      is_b2c: 1,
      is_email_verified: 0,
      agency_id: null,
      member_role: null,
      member_state: 'active',
      last_seen_at: null,
      pending_email: null,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    }
    await store.insertInto('accounts').values(account).execute()
    return {
      status: 201,
      body: await sendCode(ctx, account, { purpose: 'verify', email: account.email }),
    }
  },
  {
    before: async ({ body }, ctx) => {
      await limitTries(ctx, 'register', { about: body.Email, ...REGISTRATIONS })
      return hashPassword(body.Password)
    },
  },
)
