import { refuse } from '../../engine/http/refusal.ts'
import { NO_PASSWORD } from '../../engine/secrets/passwords.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { changeAccount } from '../account/change-account.ts'
import { endSessions } from '../account/sessions.ts'
import { recordOwnEvent } from './agency-events.ts'
import { callerAgency } from './caller-agency.ts'
import { findMember, listMembersOf, toWireMember, type MemberRow } from './members.ts'

export const changeMember = defineOperation('changeMember', async ({ path, body }, ctx) => {
  const { tenant, store, now } = ctx
  const { agency } = callerAgency(ctx)
  const member = await findMember(ctx, agency.id, path.id)
  const changed: MemberRow = {
    ...member,
    member_role: body.Role,
    member_state: body.IsActive ? activeState(member) : 'inactive',
  }
  const { member_role, member_state } = changed
  const isSame = member.member_role === member_role && member.member_state === member_state
  if (isSame) return { status: 200, body: toWireMember(member) }
  if (isActiveOwner(member) && !isActiveOwner(changed)) await requireAnotherOwner(ctx, member)
  await changeAccount(store, member, now, { member_role, member_state })
  if (member_state === 'inactive') await endSessions(store, tenant.slug, member.id)
  await recordOwnEvent(ctx, { event: 'member_changed', about: member.name })
  return { status: 200, body: toWireMember(changed) }
})

/** The state of a reactivated member: `invited` if no password was ever set. */
function activeState({ member_state: state, password_hash: hash }: MemberRow) {
  if (state !== 'inactive') return state
  return hash === NO_PASSWORD ? 'invited' : 'active'
}

const isActiveOwner = (row: MemberRow) =>
  row.member_role === 'owner' && row.member_state === 'active'

async function requireAnotherOwner(ctx: Context, { id, agency_id: agencyId }: MemberRow) {
  const members = await listMembersOf(ctx, agencyId ?? '')
  if (members.some((other) => other.id !== id && isActiveOwner(other))) return
  refuse('member_refused', { params: { reason: 'last_owner' } })
}
