import type { Db } from '../../engine/store/store.ts'
import type { UserAccount, AccountAgency } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'

export type WalletUnit = { readonly currency: string; readonly exponent: number }

type Asker = Pick<Context, 'store' | 'tenant'>
type Member = {
  readonly user: Pick<UserAccount, 'currency'>
  readonly agency: Pick<AccountAgency, 'id'>
}

/**
 * Lists the currencies in which an agency has a wallet, the caller's own first. An agency starts with some; a top-up that
 * was paid or is pending opens others.
 */
export async function walletUnits(
  { store, tenant }: Asker,
  { user, agency }: Member,
): Promise<WalletUnit[]> {
  const begun = tenant.agencies.find(({ id }) => id === agency.id)?.wallets ?? []
  const units = [
    ...begun,
    ...(await laterUnits(store, { tenant: tenant.slug, agencyId: agency.id })),
  ]
  const byCode = new Map(
    units.map(({ currency, exponent }) => [currency, { currency, exponent }] as const),
  )
  const own = byCode.get(user.currency)
  byCode.delete(user.currency)
  return [...(own ? [own] : []), ...byCode.values()]
}

type Owner = { readonly tenant: string; readonly agencyId: string }

async function laterUnits(store: Db, { tenant, agencyId }: Owner): Promise<WalletUnit[]> {
  const opened = await store
    .selectFrom('ledger_accounts')
    .select(['currency', 'exponent'])
    .where('tenant', '=', tenant)
    .where('kind', '=', 'wallet')
    .where('owner', '=', agencyId)
    .orderBy('currency')
    .orderBy('id')
    .execute()
  const pending = await store
    .selectFrom('top_ups')
    .select(['currency', 'exponent'])
    .distinct()
    .where('tenant', '=', tenant)
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'pending')
    .orderBy('currency')
    .orderBy('exponent')
    .execute()
  return [...opened, ...pending]
}
