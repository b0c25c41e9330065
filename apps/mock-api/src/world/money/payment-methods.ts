import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import type { OrderRow } from '../../engine/store/tables/order-tables.ts'
import {
  type PaymentMethodFixture,
  readPaymentMethodFixtures,
} from '../fixtures/payment-fixtures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { toWireMoney } from './wire-money.ts'

export type PaymentMethod = PaymentMethodFixture

const methods = new Map(readPaymentMethodFixtures().map((method) => [method.code, method]))

/** Returns the payment method of a code. Throws for an unknown code, because only damaged fixtures can name one. */
export function paymentMethod(code: string): PaymentMethod {
  const method = methods.get(code)
  if (!method) throw new Error(`Unknown payment method ${code}`)
  return method
}

/** Returns the kind of the method that a payment has chosen; null before one is chosen. */
export function methodKindOf(methodCode: string | null): PaymentMethod['kind'] | null {
  return methodCode === null ? null : paymentMethod(methodCode).kind
}

/** Returns the payment methods of a tenant, in its order. */
export function methodsOf(tenant: Pick<Tenant, 'paymentMethods'>): PaymentMethod[] {
  return tenant.paymentMethods.map(paymentMethod)
}

/** The amount of an order, the time left to pay it, and whether the caller has a wallet. */
type Due = Pick<OrderRow, 'currency' | 'total_amount'> & {
  /** The minutes until booking closes; null if no item has a date. */
  readonly minutesLeft: number | null
  readonly hasWallet: boolean
}

/**
 * Returns the methods that can pay an order. The currency must match, the amount must be within the method's bounds, both
 * inclusive, and the method must not need more time than is left before booking closes.
 */
export function methodsFor(tenant: Pick<Tenant, 'paymentMethods'>, due: Due): PaymentMethod[] {
  return methodsOf(tenant).filter(
    ({ kind, currencies, minimum, maximum, neededMinutes }) =>
      currencies.includes(due.currency) &&
      (minimum === null || minimum.amount <= due.total_amount) &&
      (maximum === null || due.total_amount <= maximum.amount) &&
      (due.minutesLeft === null || neededMinutes <= due.minutesLeft) &&
      (kind !== 'agent_wallet' || due.hasWallet),
  )
}

/** Formats a method as the contract shows it, in the wanted currency, or in its first one if it does not take that. */
export function toWireMethod(
  method: PaymentMethod,
  language: LanguageCode,
  wanted: string,
): Schemas['PaymentMethod'] {
  const [first = wanted] = method.currencies
  return {
    Code: method.code,
    Kind: method.kind,
    Name: method.names[language],
    Currency: method.currencies.includes(wanted) ? wanted : first,
    ExpiryMinutes: method.expiryMinutes,
    NeedsProof: method.needsProof,
    Minimum: method.minimum && toWireMoney(method.minimum),
    Maximum: method.maximum && toWireMoney(method.maximum),
  }
}
