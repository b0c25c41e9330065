import type { Money } from '@selat/domain'

import type { Services } from '../kernel/services.ts'
import type { Db } from '../store/store.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { type Account, openingAccount, walletAccount } from './account.ts'
import { bookTransfer } from './book-transfer.ts'

/** An agency's wallet in a currency. The first who asks for it books what the fixtures say was in it before. */
export async function openWallet(
  store: Db,
  { slug, agencies }: Pick<Tenant, 'slug' | 'agencies'>,
  agencyId: string,
  { unit, at }: { unit: Pick<Money, 'currency' | 'exponent'>; at: string },
): Promise<Account> {
  const wallet = walletAccount(slug, agencyId, unit)
  const opening = agencies
    .find(({ id }) => id === agencyId)
    ?.wallets.find(({ currency }) => currency === unit.currency)
  if (opening && opening.amount > 0)
    await bookTransfer(store, {
      kind: 'adjustment',
      reference: `opening:${wallet.id}`,
      debit: openingAccount(slug, unit),
      credit: wallet,
      amount: opening.amount,
      at,
      note: 'Opening balance',
    })
  return wallet
}

/** Sees that every wallet of the fixtures is there. */
export async function openWallets({ store, tenants, clock }: Services): Promise<void> {
  const known = await store.db
    .selectFrom('ledger_accounts')
    .select(['tenant', 'id'])
    .where('kind', '=', 'wallet')
    .execute()
  const open = new Set(known.map(({ tenant, id }) => `${tenant} ${id}`))
  const missing = tenants.all.flatMap((tenant) =>
    tenant.agencies.flatMap((agency) =>
      agency.wallets
        .filter(
          (unit) => !open.has(`${tenant.slug} ${walletAccount(tenant.slug, agency.id, unit).id}`),
        )
        .map((unit) => ({ tenant, agency, unit })),
    ),
  )
  if (missing.length === 0) return
  const at = clock.now()
  await store.transaction(async (db) => {
    for (const { tenant, agency, unit } of missing)
      await openWallet(db, tenant, agency.id, { unit, at })
  })
}
