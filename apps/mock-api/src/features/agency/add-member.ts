import { memberRule } from '@selat/domain/forms'

import { applyRule } from '../../engine/http/apply-rule.ts'
import { NO_PASSWORD } from '../../engine/secrets/passwords.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import { sendCode } from '../account/emailed-codes.ts'
import { requireFree } from '../account/find-account.ts'
import { recordOwnEvent } from './agency-events.ts'
import { callerAgency } from './caller-agency.ts'
import { toWireMember, type MemberRow } from './members.ts'

export const addMember = defineOperation('addMember', async ({ body }, ctx) => {
  const { tenant, store, now, ids } = ctx
  const { user, agency } = callerAgency(ctx)
  const { name, username, email, role } = applyRule(memberRule, body)
  await requireFree(store, { tenant: tenant.slug, username, email })
  const member: MemberRow = {
    tenant: tenant.slug,
    id: ids.make('usr'),
    username,
    username_key: toAccountKey(username),
    email,
    email_key: toAccountKey(email),
    name,
    phone_code: '',
    phone_number: '',
    id_card_number: '',
    street_address: '',
    nationality: null,
    referral: null,
    role: user.role,
    currency: user.currency,
    is_b2b: 1,
    is_b2c: 0,
    is_email_verified: 0,
    agency_id: agency.id,
    member_role: role,
    member_state: 'invited',
    last_seen_at: null,
    pending_email: null,
    password_hash: NO_PASSWORD,
    created_at: now,
    updated_at: now,
  }
  await store.insertInto('accounts').values(member).execute()
  await sendCode(ctx, member, {
    purpose: 'reset',
    email,
    invitation: { agency: agency.name, by: user.name, username },
  })
  await recordOwnEvent(ctx, { event: 'member_added', about: name })
  return { status: 201, body: toWireMember(member) }
})
