import type { Money } from '@selat/domain'

import type { AccountKind, LedgerAccountRow } from '../../engine/store/tables/ledger-tables.ts'

/** Which account, whether it has been used yet or not. */
export type LedgerAccount = Pick<
  LedgerAccountRow,
  'tenant' | 'id' | 'kind' | 'owner' | 'currency' | 'exponent'
>

type Unit = Pick<Money, 'currency' | 'exponent'>

/** Money that came although no method was chosen. */
const UNALLOCATED = 'UNALLOCATED'

/** What others owe to us or we to them: the money that a payment method has taken in for a tenant. */
export function clearingAccount(tenant: string, method: string | null, unit: Unit): LedgerAccount {
  return account(tenant, 'clearing', method ?? UNALLOCATED, unit)
}

/** What a tenant has sold. */
export function salesAccount(tenant: string, unit: Unit): LedgerAccount {
  return account(tenant, 'sales', null, unit)
}

/** Money that came for nothing and has to go back. */
export function refundsPayableAccount(tenant: string, unit: Unit): LedgerAccount {
  return account(tenant, 'refunds_payable', null, unit)
}

/** Money that an agency has put in and not spent. Get it by `openWallet`, which sees that it begins with what it should. */
export function walletAccount(tenant: string, agencyId: string, unit: Unit): LedgerAccount {
  return account(tenant, 'wallet', agencyId, unit)
}

/** The agency whose wallet it is. */
export function ownerOf({ id, owner }: LedgerAccount): string {
  if (owner === null) throw new Error(`${id} is nobody's wallet`)
  return owner
}

/** The account that opening balances come from: money from before the sandbox began. */
export function openingAccount(tenant: string, unit: Unit): LedgerAccount {
  return account(tenant, 'opening', null, unit)
}

function account(
  tenant: string,
  kind: AccountKind,
  owner: string | null,
  { currency, exponent }: Unit,
): LedgerAccount {
  const id = [kind, owner, currency].filter((part) => part !== null).join(':')
  return { tenant, id, kind, owner, currency, exponent }
}
