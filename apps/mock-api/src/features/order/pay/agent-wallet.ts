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
 * Whether whoever asks may pay an order from a wallet: a member of the agency whose order it is, which has a wallet in its
 * currency. A link to the order opens it, and no wallet.
 */
export async function hasWalletFor(asker: Asker, { order }: LoadedOrder): Promise<boolean> {
  const agency = asker.caller.user?.agency
  return !!agency && agency.id === order.agency_id && (await hasWallet(asker, order))
}

/** Whether the agency of an agent who is signed in has a wallet in a currency: from the beginning, or since money came into it. */
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

/** What the wallet by which an order would be paid has to spend, in units of the order's currency. */
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

/** Takes the whole amount from the agent's wallet and completes the payment, or refuses and changes nothing. */
export async function payFromWallet(
  ctx: Work & Pick<Context, 'tenant' | 'caller'>,
  booking: LoadedOrder,
): Promise<LoadedOrder> {
  // Whoever has only the link sees the payment, and spends no agent's money.
  if (!(await hasWalletFor(ctx, booking)))
    refuse('payment_state_refused', { params: { state: booking.payment.state } })
  return settlePayment(ctx, booking)
}
