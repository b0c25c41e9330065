import type { Work } from '../../../operation/work.ts'
import { methodKindOf } from '../../../world/money/payment-methods.ts'
import { tenantOf } from '../../../world/tenants/tenant-of.ts'
import { type LedgerAccount, clearingAccount } from '../../ledger/account.ts'
import { openWallet } from '../../ledger/open-wallets.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/**
 * Returns the account that a payment comes from and is refunded to: the wallet of the order's agency, or the clearing
 * account of the payment method.
 */
export async function paymentSource(
  { store, tenants, now }: Work,
  { order, payment }: Pick<LoadedOrder, 'order' | 'payment'>,
): Promise<LedgerAccount> {
  if (methodKindOf(payment.method_code) !== 'agent_wallet')
    return clearingAccount(order.tenant, payment.method_code, payment)
  if (order.agency_id === null) throw new Error(`${order.id} is no agency's, and no wallet pays it`)
  const tenant = tenantOf(tenants, order.tenant)
  return openWallet(store, tenant, order.agency_id, { unit: payment, at: now })
}
