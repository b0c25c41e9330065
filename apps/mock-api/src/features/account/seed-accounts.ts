import type { Db } from '../../engine/store/store.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import type { Tenant, TenantUser } from '../../world/tenants/tenant.ts'

/** This instant is earlier than any clock that a sandbox starts with in practice. */
export const OPENED_AT = '2026-01-01T00:00:00.000Z'

/** Opens the accounts of the tenants' folders if they do not exist yet. Existing accounts stay as they are. */
export async function seedAccounts(store: Db, tenants: readonly Tenant[]): Promise<void> {
  const rows = tenants.flatMap(({ slug, users }) => users.map((user) => toRow(slug, user)))
  if (rows.length === 0) return
  await store
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function toRow(tenant: string, user: TenantUser): AccountRow {
  return {
    tenant,
    id: user.id,
    username: user.username,
    username_key: toAccountKey(user.username),
    email: user.email,
    email_key: toAccountKey(user.email),
    name: user.name,
    phone_code: user.phoneCode,
    phone_number: user.phoneNumber,
    id_card_number: user.idCardNumber,
    street_address: user.streetAddress,
    nationality: user.nationality,
    referral: null,
    role: user.role,
    currency: user.currency,
    is_b2b: user.isB2b ? 1 : 0,
    is_b2c: user.isB2c ? 1 : 0,
    is_email_verified: user.isEmailVerified ? 1 : 0,
    agency_id: user.agency?.id ?? null,
    member_role: user.agency?.role ?? null,
    member_state: 'active',
    last_seen_at: null,
    pending_email: null,
    password_hash: user.passwordHash,
    created_at: OPENED_AT,
    updated_at: OPENED_AT,
  }
}
