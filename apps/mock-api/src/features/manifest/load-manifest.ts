import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { loadCheckIns } from './check-ins.ts'
import { loadTravellers } from './load-travellers.ts'
import type { Aboard } from './manifest-file.ts'

/** Loads the travellers of a sailing, and their check-ins. */
export async function loadManifest(
  ctx: Pick<Context, 'store' | 'tenants' | 'network' | 'networkSeed' | 'now'>,
  sailing: Sailing,
): Promise<Aboard> {
  return {
    sailing,
    travellers: await loadTravellers(ctx, sailing),
    checkIns: await loadCheckIns(ctx.store, sailing),
    now: ctx.now,
  }
}
