import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../engine/http/refusal.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from './caller-agency.ts'

export const listMembers = defineOperation('listMembers', async (_input, ctx) => {
  const { agency } = callerAgency(ctx)
  const members = await listMembersOf(ctx, agency.id)
  return {
    status: 200,
    body: {
      Agency: { Name: agency.name, Email: agency.email, Phone: agency.phone },
      Items: members.map(toWireMember),
    },
  }
})

type Reader = Pick<Context, 'store' | 'tenant'>

/** The account of a member of an agency. */
export type MemberRow = AccountRow & { member_role: NonNullable<AccountRow['member_role']> }

/** Lists the members of an agency: owners first, then by name. */
export async function listMembersOf(
  { store, tenant }: Reader,
  agencyId: string,
): Promise<MemberRow[]> {
  const rows = await store
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .execute()
  return rows
    .filter(isMember)
    .toSorted(
      (one, other) =>
        Number(other.member_role === 'owner') - Number(one.member_role === 'owner') ||
        one.name.localeCompare(other.name, 'en') ||
        (one.id < other.id ? -1 : 1),
    )
}

/** Finds a member of an agency. Refuses an unknown id and a member of another agency alike. */
export async function findMember(
  { store, tenant }: Reader,
  agencyId: string,
  id: string,
): Promise<MemberRow> {
  const row = await store
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && isMember(row) ? row : refuse('not_found')
}

function isMember(row: AccountRow): row is MemberRow {
  return row.member_role !== null
}

export function toWireMember(row: MemberRow): Schemas['Member'] {
  return {
    Id: row.id,
    Name: row.name,
    Username: row.username,
    Email: row.email,
    Role: row.member_role,
    State: row.member_state,
    LastSeenAt: row.last_seen_at,
    JoinedAt: row.created_at,
  }
}
