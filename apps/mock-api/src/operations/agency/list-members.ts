import { callerAgency } from '../../agency/caller-agency.ts'
import { listMembersOf } from '../../agency/members.ts'
import { toWireMember } from '../../agency/wire-member.ts'
import { defineOperation } from '../../kernel/operation.ts'

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
