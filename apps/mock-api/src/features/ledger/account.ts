import type { Money } from '@selat/domain'

import type { AccountKind, LedgerAccountRow } from '../../engine/store/tables/ledger-tables.ts'

/** The columns that identify an account, even before it has a row. */
export type LedgerAccount = Pick<
  LedgerAccountRow,
  'tenant' | 'id' | 'kind' | 'owner' | 'currency' | 'exponent'
>

type Unit = Pick<Money, 'currency' | 'exponent'>

/** The name of the clearing account for payments without a chosen method. */
const UNALLOCATED = 'UNALLOCATED'

/** The account of the money that a payment method has taken in for a tenant. */
export function clearingAccount(tenant: string, method: string | null, unit: Unit): LedgerAccount {
  return account(tenant, 'clearing', method ?? UNALLOCATED, unit)
}

/** The account of a tenant's sales. */
export function salesAccount(tenant: string, unit: Unit): LedgerAccount {
  return account(tenant, 'sales', null, unit)
}

/** The account of money that is owed to payers, such as late payments. */
export function refundsPayableAccount(tenant: string, unit: Unit): LedgerAccount {
  return account(tenant, 'refunds_payable', null, unit)
}

/** The account of an agency's wallet. Get it by `openWallet`, which books its first balance. */
export function walletAccount(tenant: string, agencyId: string, unit: Unit): LedgerAccount {
  return account(tenant, 'wallet', agencyId, unit)
}

/** The id of the agency that owns the wallet; throws for other accounts. */
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
