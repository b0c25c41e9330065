import type { Money } from '@selat/domain'

import type { Db, Store } from '../../engine/store/store.ts'
import type { Clock } from '../../engine/time/clock.ts'
import type { Tenants } from '../../world/tenants/load-tenants.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { OPENED_AT } from '../account/seed-accounts.ts'
import { type LedgerAccount, openingAccount, walletAccount } from './account.ts'
import { bookTransfer } from './book-transfer.ts'

const OPENING = 'opening:'

/** Whether a transfer booked the first balance of a wallet. */
export function isOpening({ reference }: { readonly reference: string }): boolean {
  return reference.startsWith(OPENING)
}

/**
 * Opens an agency's wallet in a currency. The first call sets the credit limit of the fixtures and books their opening
 * balance. The balance has the time of the fixtures' accounts, so that no period of the sandbox begins with it.
 */
export async function openWallet(
  store: Db,
  { slug, agencies }: Pick<Tenant, 'slug' | 'agencies'>,
  agencyId: string,
  { unit, at }: { unit: Pick<Money, 'currency' | 'exponent'>; at: string },
): Promise<LedgerAccount> {
  const wallet = walletAccount(slug, agencyId, unit)
  if (await isOpen(store, wallet)) return wallet
  const fixture = agencies
    .find(({ id }) => id === agencyId)
    ?.wallets.find(({ currency }) => currency === unit.currency)
  await store
    .insertInto('ledger_accounts')
    .values({
      ...wallet,
      debits: 0,
      credits: 0,
      pending_debits: 0,
      pending_credits: 0,
      entries: 0,
      credit_limit: fixture?.creditLimit ?? 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (fixture && fixture.amount > 0)
    await bookTransfer(store, {
      kind: 'adjustment',
      reference: `${OPENING}${wallet.id}`,
      debit: openingAccount(slug, unit),
      credit: wallet,
      amount: fixture.amount,
      at: at < OPENED_AT ? at : OPENED_AT,
      note: 'Opening balance',
    })
  return wallet
}

async function isOpen(store: Db, { tenant, id }: LedgerAccount): Promise<boolean> {
  const row = await store
    .selectFrom('ledger_accounts')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The parts that reading the whole ledger needs. */
export type LedgerReader = {
  readonly store: Store
  readonly tenants: Tenants
  readonly clock: Pick<Clock, 'now'>
}

/** Makes sure that every wallet of the fixtures exists. */
export async function openWallets({ store, tenants, clock }: LedgerReader): Promise<void> {
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
