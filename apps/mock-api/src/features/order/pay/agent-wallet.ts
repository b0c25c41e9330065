import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { Work } from '../../../operation/work.ts'
import { walletAccount } from '../../ledger/account.ts'
import { type WalletFunds, readFunds } from '../../ledger/available.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { paymentSource } from '../money/payment-source.ts'
import { settlePayment } from './settle-payment.ts'

type Asker = Pick<Context, 'store' | 'tenant' | 'caller'>

/**
 * Whether the caller may pay an order from a wallet: as a member of the order's agency, which has a wallet in its currency. A
 * link to the order does not open a wallet.
 */
export async function hasWalletFor(asker: Asker, { order }: LoadedOrder): Promise<boolean> {
  const agency = asker.caller.user?.agency
  return !!agency && agency.id === order.agency_id && (await hasWallet(asker, order))
}

/** Whether the agency of a signed-in agent has a wallet in a currency: from the fixtures, or since a top-up. */
export async function hasWallet(
  { store, tenant, caller: { user } }: Asker,
  unit: { readonly currency: string; readonly exponent: number },
): Promise<boolean> {
  if (!user?.agency) return false
  const { id: agencyId } = user.agency
  const fixture = tenant.agencies.find(({ id }) => id === agencyId)
  if (fixture?.wallets.some(({ currency }) => currency === unit.currency)) return true
  const { id } = walletAccount(tenant.slug, agencyId, unit)
  const opened = await store
    .selectFrom('ledger_accounts')
    .select('id')
    .where('tenant', '=', tenant.slug)
    .where('id', '=', id)
    .executeTakeFirst()
  return opened !== undefined
}

/**
 * Returns the amount that can be spent from the wallet that would pay the order, in minor units of the order's currency.
 */
export async function fundsFor(
  work: Work,
  { order, payment }: Pick<LoadedOrder, 'order' | 'payment'>,
  methodCode: string,
): Promise<WalletFunds> {
  const wallet = await paymentSource(work, {
    order,
    payment: { ...payment, method_code: methodCode },
  })
  return readFunds(work.store, wallet)
}

/** Charges the whole amount to the agency's wallet and completes the payment, or refuses and changes nothing. */
export async function payFromWallet(
  ctx: Work & Pick<Context, 'tenant' | 'caller'>,
  booking: LoadedOrder,
): Promise<LoadedOrder> {
  // A caller with only the link sees the payment, but cannot spend an agency's money.
  if (!(await hasWalletFor(ctx, booking)))
    refuse('payment_state_refused', { params: { state: booking.payment.state } })
  return settlePayment(ctx, booking)
}
