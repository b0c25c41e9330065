import type { Booking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { methodKindOf } from '../payments/payment-methods.ts'
import { tenantOf } from '../tenancy/tenant-of.ts'
import { type Account, clearingAccount } from './account.ts'
import { openWallet } from './open-wallets.ts'

/**
 * Where a payment's money comes from and goes back to: the wallet of the agency whose order it is, or what its method has
 * taken in.
 */
export async function paymentSource(
  { store, services, now }: Work,
  { order, payment }: Pick<Booking, 'order' | 'payment'>,
): Promise<Account> {
  if (methodKindOf(payment.method_code) !== 'agent_wallet')
    return clearingAccount(order.tenant, payment.method_code, payment)
  if (order.agency_id === null) throw new Error(`${order.id} is no agency's, and no wallet pays it`)
  const tenant = tenantOf(services.tenants, order.tenant)
  return openWallet(store, tenant, order.agency_id, { unit: payment, at: now })
}
