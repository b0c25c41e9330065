import type { AccountRow } from '../engine/store/tables/account-tables.ts'
import type { Tenant } from '../world/tenants/tenant.ts'

/** The caller: a signed-in user of this tenant, or nobody. */
export type Caller = { readonly user: UserAccount | null; readonly tokenHash: string | null }

/** The roles of a member in an agency. */
export type MemberRole = 'owner' | 'booker' | 'finance'

/** The agency that an agent works for. */
export type AccountAgency = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly role: MemberRole
}

/** The user of a session. */
export type UserAccount = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly currency: string
  readonly isB2b: boolean
  readonly isB2c: boolean
  /** Null unless the user is an agent. */
  readonly agency: AccountAgency | null
}

export function toAccount(row: AccountRow, tenant: Pick<Tenant, 'agencies'>): UserAccount {
  const { id, username, email, name, role, currency } = row
  return {
    id,
    username,
    email,
    name,
    role,
    currency,
    isB2b: row.is_b2b === 1,
    isB2c: row.is_b2c === 1,
    agency: agencyOf(row, tenant),
  }
}

/**
 * Whether the account belongs to an agency that the tenant no longer has. Such an agent counts as signed out, and never as a
 * customer.
 */
export function isOfGoneAgency(
  { agency_id: id }: Pick<AccountRow, 'agency_id'>,
  { agencies }: Pick<Tenant, 'agencies'>,
): boolean {
  return id !== null && !agencies.some((agency) => agency.id === id)
}

function agencyOf(
  { agency_id: id, member_role: role }: AccountRow,
  { agencies }: Pick<Tenant, 'agencies'>,
): AccountAgency | null {
  const agency = agencies.find((one) => one.id === id)
  if (!agency || role === null) return null
  const { name, email, phone } = agency
  return { id: agency.id, name, email, phone, role }
}
