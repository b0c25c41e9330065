import { toAccountKey } from '../../accounts/account.ts'
import { dropCode, sendCode } from '../../accounts/emailed-codes.ts'
import { loadAccount } from '../../accounts/find-account.ts'
import { requireFreeEmail, requireFreeUsername } from '../../accounts/require-free.ts'
import { requireUser } from '../../accounts/require-user.ts'
import { toWireProfile } from '../../accounts/wire-profile.ts'
import type { Context } from '../../kernel/context.ts'
import { defineOperation } from '../../kernel/operation.ts'
import type { AccountRow } from '../../store/tables/account-tables.ts'

export const updateProfile = defineOperation('updateProfile', async ({ body }, ctx) => {
  const { store, tenant, now } = ctx
  const { id } = requireUser(ctx)
  const account = await loadAccount(store, tenant.slug, id)
  await requireFreeUsername(store, tenant.slug, body.Username, id)
  const pendingEmail = await decidePendingEmail(ctx, account, body.Email)
  const changes = {
    name: body.Name,
    username: body.Username,
    username_key: toAccountKey(body.Username),
    street_address: body.StreetAddress,
    nationality: body.Nationality,
    phone_code: body.PhoneCode,
    phone_number: body.PhoneNumber,
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
    await dropCode(store, account, 'new_email')
    return null
  }
  await requireFreeEmail(store, tenant.slug, email, account.id)
  if (email !== account.pending_email) await sendCode(ctx, account, { purpose: 'new_email', email })
  return email
}
