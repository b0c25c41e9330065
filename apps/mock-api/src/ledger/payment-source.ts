import type { Booking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { methodKindOf } from '../payments/payment-methods.ts'
import { tenantOf } from '../tenancy/tenant-of.ts'
import { type Account, clearingAccount } from './account.ts'
import { openWallet } from './open-wallets.ts'

/**
 * Where a payment's money comes from and goes back to: the wallet of the agent whose order it is, or what its method has
 * taken in.
 */
export async function paymentSource(
  { store, services, now }: Work,
  { order, payment }: Pick<Booking, 'order' | 'payment'>,
): Promise<Account> {
  if (methodKindOf(payment.method_code) !== 'agent_wallet')
    return clearingAccount(order.tenant, payment.method_code, payment)
  const agent = order.user_id
  if (agent === null) throw new Error(`${order.id} is no agent's, and no wallet pays it`)
  const tenant = tenantOf(services.tenants, order.tenant)
  const user = tenant.users.find(({ id }) => id === agent) ?? { id: agent }
  return openWallet(store, tenant, user, { unit: payment, at: now })
}
