import { maskIdCardNumber } from '@selat/domain'
import { profileRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { applyRule } from '../../engine/http/apply-rule.ts'
import { requireUnchanged } from '../../engine/http/require-unchanged.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import { changeAccount } from './change-account.ts'
import { sendCode, spendCode } from './emailed-codes.ts'
import { loadAccount, requireFree } from './find-account.ts'
import { requireUser } from './require-user.ts'

export const getProfile = defineOperation('getProfile', async (_input, ctx) => ({
  status: 200,
  body: toWireProfile(await loadAccount(ctx.store, ctx.tenant.slug, requireUser(ctx).id)),
}))

export const updateProfile = defineOperation('updateProfile', async ({ query, body }, ctx) => {
  const { store, tenant } = ctx
  const { id } = requireUser(ctx)
  const account = await loadAccount(store, tenant.slug, id)
  const form = applyRule(profileRule, { ...body, Nationality: body.Nationality ?? '' })
  // The new address is checked again when its code is entered.
  await requireFree(store, { tenant: tenant.slug, ...form }, id)
  const columns = {
    name: form.name,
    username: form.username,
    street_address: form.streetAddress,
    nationality: body.Nationality,
    phone_code: form.phoneCode,
    phone_number: form.phoneNumber,
  }
  const names = Object.keys(columns) as (keyof typeof columns)[] // its own keys
  const saved = Object.fromEntries(names.map((name) => [name, account[name]]))
  requireUnchanged<object>(
    {
      input: { ...saved, email: account.pending_email ?? account.email },
      updatedAt: account.updated_at,
    },
    { ...columns, email: form.email },
    query,
  )
  const pendingEmail = await decidePendingEmail(ctx, account, form.email)
  const changed = await changeAccount(store, account, ctx.now, {
    ...columns,
    username_key: toAccountKey(form.username),
    pending_email: pendingEmail,
  })
  return { status: 200, body: toWireProfile(changed) }
})

/**
 * A new address is pending until the code that is sent to it is entered. Entering the present address again cancels the change.
 */
async function decidePendingEmail(
  ctx: Context,
  account: AccountRow,
  email: string,
): Promise<string | null> {
  if (toAccountKey(email) === account.email_key) {
    await spendCode(ctx.store, account, 'new_email')
    return null
  }
  if (email !== account.pending_email) await sendCode(ctx, account, { purpose: 'new_email', email })
  return email
}

export function toWireProfile(account: AccountRow): Schemas['Profile'] {
  return {
    Name: account.name,
    Username: account.username,
    Email: account.email,
    PendingEmail: account.pending_email,
    StreetAddress: account.street_address,
    Nationality: account.nationality,
    PhoneCode: account.phone_code,
    PhoneNumber: account.phone_number,
    IdCardNumberMasked: maskIdCardNumber(account.id_card_number),
    UpdatedAt: account.updated_at,
  }
}
