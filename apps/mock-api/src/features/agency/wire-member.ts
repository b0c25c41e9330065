import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { MemberRow } from './members.ts'

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
