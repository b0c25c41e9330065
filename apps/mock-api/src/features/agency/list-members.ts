import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from './caller-agency.ts'
import { listMembersOf } from './members.ts'
import { toWireMember } from './wire-member.ts'

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
