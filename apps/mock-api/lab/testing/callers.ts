import type { OperationRole } from '@selat/sdk/operations'

import { hashSecret } from '../../src/engine/random/ids.ts'
import { CONSUMER_SYSTEM } from '../../src/scenarios/player/to-request.ts'
import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'
import { AGENTS } from './open-agency.ts'

/** A caller on a site, with a token or none. `role` is null if the token belongs to no session of that site. */
export type TestCaller = {
  readonly who: string
  readonly role: OperationRole | null
  readonly system: number
  readonly token?: string
}

type Member = {
  readonly who: string
  readonly role: OperationRole
  readonly tenant: 'nusa' | 'b2b'
  readonly userId: string
}

const MEMBERS = [
  { who: 'a customer', role: 'customer', tenant: 'nusa', userId: 'usr_7QK2M9WLTN' },
  { who: 'another customer', role: 'customer', tenant: 'nusa', userId: 'usr_4BD8X3SNTS' },
  { who: 'an owner', role: 'owner', tenant: 'b2b', userId: 'usr_3RZ7H2KMAG' },
  { who: 'a booker', role: 'booker', tenant: 'b2b', userId: 'usr_5DW8L3ESTR' },
  { who: 'finance', role: 'finance', tenant: 'b2b', userId: 'usr_8AG2S7ALIM' },
  { who: "another agency's owner", role: 'owner', tenant: 'b2b', userId: 'usr_6LM4Q8CHEN' },
  { who: 'an authority', role: 'instansi', tenant: 'b2b', userId: 'usr_2SW9K5KSOP' },
  { who: "another site's authority", role: 'instansi', tenant: 'nusa', userId: 'usr_4FR6D1DAHX' },
] as const satisfies readonly Member[]

const SYSTEMS = { nusa: CONSUMER_SYSTEM, b2b: AGENTS } as const
const OVER = 'session-that-is-over'

const tokenOf = ({ userId }: Member) => `session-of-${userId}`

/**
 * Opens one caller of every kind. Sessions are inserted into the store, because logging in would take longer than all calls.
 */
export async function openCallers({ store }: Pick<Sandbox, 'store'>): Promise<TestCaller[]> {
  const session = { created_at: '2026-11-20T06:30:00.000Z', expires_at: '2026-11-27T06:30:00.000Z' }
  const rows = MEMBERS.map((member) => ({
    tenant: member.tenant,
    token_hash: hashSecret(tokenOf(member)),
    user_id: member.userId,
    ...session,
  }))
  const over = {
    tenant: 'nusa',
    token_hash: hashSecret(OVER),
    user_id: MEMBERS[0].userId,
    ...session,
    expires_at: session.created_at,
  }
  await store.db
    .insertInto('sessions')
    .values([...rows, over])
    .execute()
  const members = MEMBERS.map((member) => ({
    who: member.who,
    role: member.role,
    system: SYSTEMS[member.tenant],
    token: tokenOf(member),
  }))
  return [
    { who: 'a visitor', role: 'visitor', system: CONSUMER_SYSTEM },
    ...members,
    { who: 'a session that is over', role: null, system: CONSUMER_SYSTEM, token: OVER },
    {
      who: "another site's session",
      role: null,
      system: CONSUMER_SYSTEM,
      token: tokenOf(MEMBERS[2]),
    },
  ]
}
