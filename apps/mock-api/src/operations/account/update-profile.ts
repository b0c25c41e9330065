import { profileRule } from '@selat/domain/forms'

import { toAccountKey } from '../../accounts/account.ts'
import { sendCode, spendCode } from '../../accounts/emailed-codes.ts'
import { loadAccount } from '../../accounts/find-account.ts'
import { requireFreeEmail, requireFreeUsername } from '../../accounts/require-free.ts'
import { requireUser } from '../../accounts/require-user.ts'
import { toWireProfile } from '../../accounts/wire-profile.ts'
import { applyRule } from '../../http/apply-rule.ts'
import type { Context } from '../../kernel/context.ts'
import { defineOperation } from '../../kernel/operation.ts'
import type { AccountRow } from '../../store/tables/account-tables.ts'

export const updateProfile = defineOperation('updateProfile', async ({ body }, ctx) => {
  const { store, tenant, now } = ctx
  const { id } = requireUser(ctx)
  const account = await loadAccount(store, tenant.slug, id)
  const form = applyRule(profileRule, {
    name: body.Name,
    username: body.Username,
    email: body.Email,
    streetAddress: body.StreetAddress,
    nationality: body.Nationality ?? '',
    phoneCode: body.PhoneCode,
    phoneNumber: body.PhoneNumber,
  })
  await requireFreeUsername(store, tenant.slug, form.username, id)
  const pendingEmail = await decidePendingEmail(ctx, account, form.email)
  const changes = {
    name: form.name,
    username: form.username,
    username_key: toAccountKey(form.username),
    street_address: form.streetAddress,
    nationality: body.Nationality,
    phone_code: form.phoneCode,
    phone_number: form.phoneNumber,
    pending_email: pendingEmail,
    updated_at: now,
  }
  await store
    .updateTable('accounts')
    .set(changes)
    .where('tenant', '=', tenant.slug)
    .where('id', '=', id)
    .execute()
  return { status: 200, body: toWireProfile({ ...account, ...changes }) }
})

/** A new address waits for the code that goes out to it now; the old one again takes the wish back. */
async function decidePendingEmail(
  ctx: Context,
  account: AccountRow,
  email: string,
): Promise<string | null> {
  const { store, tenant } = ctx
  if (toAccountKey(email) === account.email_key) {
    await spendCode(store, account, 'new_email')
    return null
  }
  await requireFreeEmail(store, tenant.slug, email, account.id)
  if (email !== account.pending_email) await sendCode(ctx, account, { purpose: 'new_email', email })
  return email
}
