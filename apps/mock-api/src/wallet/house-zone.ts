import { knownTerminal } from '../ferry/wire-network.ts'
import type { Context } from '../kernel/context.ts'

/** The zone that wallets, statements and top-ups of a house are told in: that of the terminal it searches from. */
export function houseZone(ctx: Pick<Context, 'network' | 'tenant'>): string {
  return knownTerminal(ctx, ctx.tenant.ferry.defaultFrom).timeZone
}
