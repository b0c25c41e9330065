import { closeStatement, money, type Money } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../engine/http/refusal.ts'
import type { Db } from '../../engine/store/store.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { tenantZone } from '../../world/network/tenant-zone.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { isOpening } from '../ledger/open-wallets.ts'
import { readStatement, type StatementEntry } from '../ledger/statement.ts'
import { walletRow } from './read-wallet.ts'
import { periodOf, daysOf, type StatementDay, type StatementDays } from './statement-period.ts'
import { walletUnits, type WalletUnit } from './wallet-units.ts'

export const getWalletStatement = defineOperation('getWalletStatement', async ({ query }, ctx) => {
  const { wallet, dateFrom, dateUntil } = query
  const member = callerAgency(ctx)
  const unit = (await walletUnits(ctx, member)).find(({ currency }) => currency === wallet)
  if (!unit) refuse('not_found')
  const { agency } = member
  const statement = await walletStatement(ctx, { agency, unit, from: dateFrom, until: dateUntil })
  return { status: 200, body: statement }
})

type StatementPeriod = {
  readonly agency: { readonly id: string; readonly name: string }
  readonly unit: WalletUnit
  /** The days are inclusive and begin and end in the tenant's zone. */
  readonly from: string
  readonly until: string
}

/** Returns the statement of a wallet for a period, in days of the tenant. */
async function walletStatement(
  ctx: Pick<Context, 'store' | 'network' | 'tenant' | 'now'>,
  { agency, unit, from, until }: StatementPeriod,
): Promise<Schemas['WalletStatement']> {
  const timeZone = tenantZone(ctx)
  const period = periodOf({ from, until, timeZone })
  const row = await walletRow(ctx, agency.id, unit)
  const { opening, entries, end } = await readStatement(ctx.store, row, period)
  const inUnit = (amount: number) => money(amount, unit.currency, unit.exponent)
  const closing = closeStatement({
    opening: inUnit(opening),
    entries: entries.map(({ amount }) => inUnit(amount)),
    end: inUnit(end),
  })
  const numbers = await confirmationNumbers(ctx.store, ctx.tenant.slug, entries)
  return {
    AgentName: agency.name,
    Currency: unit.currency,
    TimeZone: timeZone,
    From: from,
    Until: until,
    Opening: toWireMoney(inUnit(opening)),
    Items: entries.map((entry) => toWireEntry(entry, inUnit, numbers)),
    Credit: toWireMoney(closing.credit),
    Debit: toWireMoney(inUnit(-closing.debit.amount)),
    End: toWireMoney(closing.end),
    Current: toWireMoney(inUnit(row.credits - row.debits)),
    AsOf: ctx.now,
  }
}

function toWireEntry(
  { id, at, note, bankFrom, by, orderId, amount, balance, ...entry }: StatementEntry,
  inUnit: (amount: number) => Money,
  numbers: ReadonlyMap<string, string>,
): Schemas['StatementEntry'] {
  return {
    Id: id,
    At: at,
    Kind: kindOf(entry),
    Amount: toWireMoney(inUnit(amount)),
    Balance: toWireMoney(inUnit(balance)),
    BankFrom: bankFrom,
    Note: note,
    Order: orderId,
    ConfirmationNumber: (orderId === null ? undefined : numbers.get(orderId)) ?? '',
    By: by,
  }
}

/**
 * Returns the kind of an entry for readers. A hold has no entry of its own; the end of a hold is shown as the payment that
 * it was for.
 */
function kindOf(
  entry: Pick<StatementEntry, 'kind' | 'reference'>,
): Schemas['StatementEntry']['Kind'] {
  switch (entry.kind) {
    case 'top_up':
    case 'refund':
      return entry.kind
    case 'capture':
    case 'hold':
    case 'release':
      return 'payment'
    case 'adjustment':
      return isOpening(entry) ? 'opening' : 'adjustment'
  }
}

async function confirmationNumbers(
  store: Db,
  tenant: string,
  entries: readonly StatementEntry[],
): Promise<Map<string, string>> {
  const ids = entries.flatMap(({ orderId }) => orderId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await store
    .selectFrom('orders')
    .select(['id', 'confirmation_number'])
    .where('tenant', '=', tenant)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, confirmation_number: number }) => [id, number]))
}

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
