import type { Context } from '../../operation/context.ts'
import { readStatement } from '../ledger/statement.ts'
import { walletRow } from './read-wallet.ts'
import { daysOf, periodOf, type StatementDay, type StatementDays } from './statement-period.ts'
import type { WalletUnit } from './wallet-units.ts'

/** Returns the balance of an agency's wallet at the end of each day, in the wallet's unit. Money on hold is included. */
export async function dailyBalances(
  ctx: Pick<Context, 'store' | 'tenant' | 'now'>,
  agencyId: string,
  { unit, days }: { readonly unit: WalletUnit; readonly days: StatementDays },
): Promise<(StatementDay & { readonly balance: number })[]> {
  const account = await walletRow(ctx, agencyId, unit)
  const { opening, entries } = await readStatement(ctx.store, account, periodOf(days))
  return daysOf(days).map((day) => ({
    ...day,
    balance: entries.findLast(({ at }) => at < day.ends)?.balance ?? opening,
  }))
}
