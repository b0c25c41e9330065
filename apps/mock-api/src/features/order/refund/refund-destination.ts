import { refundDestination, type RefundDestination } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { Db } from '../../../engine/store/store.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { ordersWithPayments } from '../booking/orders-with-payments.ts'
import { destinationName } from '../payment/destination-name.ts'

/** The destination of a refund; `method` is how the order was paid, null if nothing was paid. */
export type Destination = RefundDestination & { readonly method: string | null }

const NOTHING: Destination = {
  kind: 'payment_method',
  needsBankAccount: false,
  days: 0,
  method: null,
}

/**
 * Chooses the destination by the payment method of the order; for a free order, by that of a paid change. A refund of zero
 * needs no bank account.
 */
export async function destinationOf(
  store: Db,
  { order, payment }: Pick<LoadedOrder, 'order' | 'payment'>,
  amount: number,
): Promise<Destination> {
  const method = payment.method_code ?? (await methodOfChange(store, order))
  if (method === null) return NOTHING
  if (amount === 0) return { ...NOTHING, method }
  return { ...refundDestination(paymentMethod(method).kind), method }
}

async function methodOfChange(
  store: Db,
  { tenant, id }: Pick<LoadedOrder['order'], 'tenant' | 'id'>,
): Promise<string | null> {
  const row = await ordersWithPayments(store)
    .select('payments.method_code')
    .where('orders.tenant', '=', tenant)
    .where('orders.change_of', '=', id)
    .where('orders.status', '=', 'POSTED')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .orderBy('payments.id')
    .executeTakeFirst()
  return row?.method_code ?? null
}

/**
 * Returns the destination of a late payment: the method that it was paid by. The bank's notice names the account of a
 * transfer, so a transfer is returned there and the payer is not asked. Money without a method is treated as a transfer.
 */
export function lateDestination(method: string | null): Destination {
  const kind = method === null ? 'bank_transfer' : paymentMethod(method).kind
  return { ...refundDestination(kind), needsBankAccount: false, method }
}

const NOTHING_PAID: Localised = phrase('refund.nothingPaid')

/** Returns the name of a destination: the payment method's, unless the money goes elsewhere. */
export function nameOfDestination(
  { kind, method }: Pick<Destination, 'kind' | 'method'>,
  language: LanguageCode,
): string {
  if (method === null) return NOTHING_PAID[language]
  return destinationName(kind === 'payment_method' ? method : kind, language)
}

export function toWireDestination(
  destination: Destination,
  language: LanguageCode,
): Schemas['RefundDestination'] {
  return {
    Kind: destination.kind,
    Name: nameOfDestination(destination, language),
    NeedsBankAccount: destination.needsBankAccount,
    Days: destination.days,
  }
}
