import { refuse } from '../../engine/http/refusal.ts'
import type { Context } from '../../operation/context.ts'
import type { TerminalFixture } from '../../world/fixtures/network/network-types.ts'
import type { Sailing } from '../../world/network/network.ts'
import { requireUser } from '../account/require-user.ts'
import { knownTerminal } from '../product/ferry/wire-network.ts'

type Reader = Pick<Context, 'caller' | 'tenant' | 'network'>

/** Returns the terminals of the calling authority, in the order of its account. An account that names none gets none. */
export function ownTerminals({ caller, tenant, network }: Reader): TerminalFixture[] {
  const { id } = requireUser({ caller })
  const codes = tenant.users.find((user) => user.id === id)?.terminals ?? []
  return codes.map((code) => knownTerminal({ network }, code))
}

/** Whether an authority may read a sailing: one of its ends is the authority's own terminal. */
export function readsCrossing(ctx: Reader, { from, to }: Pick<Sailing, 'from' | 'to'>): boolean {
  return ownTerminals(ctx).some(({ code }) => code === from || code === to)
}

/** Finds a sailing whose manifest the authority may read. Refuses any other with `not_found`. */
export function findManifestSailing(ctx: Reader, id: string): Sailing {
  const sailing = ctx.network.sailing(id)
  return sailing && readsCrossing(ctx, sailing) ? sailing : refuse('not_found')
}
