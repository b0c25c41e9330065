import type { Schemas } from '@selat/sdk'

import {
  type PaymentMethodFixture,
  readPaymentMethodFixtures,
} from '../fixtures/payment-fixtures.ts'
import type { LanguageCode } from '../kernel/language.ts'
import type { OrderRow } from '../store/tables/order-tables.ts'
import type { Tenant } from '../tenancy/tenant.ts'

export type PaymentMethod = PaymentMethodFixture

const methods = new Map(readPaymentMethodFixtures().map((method) => [method.code, method]))

/** The method of a code that a tenant's data or a payment names; a code without a method is a damaged fixture. */
export function paymentMethod(code: string): PaymentMethod {
  const method = methods.get(code)
  if (!method) throw new Error(`Unknown payment method ${code}`)
  return method
}

/** What a tenant takes, in its order. */
export function methodsOf(tenant: Pick<Tenant, 'paymentMethods'>): PaymentMethod[] {
  return tenant.paymentMethods.map(paymentMethod)
}

/** What can pay an order: its currency, and an amount within the method's bounds, both inclusive. */
export function methodsFor(
  tenant: Pick<Tenant, 'paymentMethods'>,
  order: Pick<OrderRow, 'currency' | 'total_amount'>,
): PaymentMethod[] {
  return methodsOf(tenant).filter(
    ({ currency, minimum, maximum }) =>
      currency === order.currency &&
      (minimum === null || minimum.amount <= order.total_amount) &&
      (maximum === null || order.total_amount <= maximum.amount),
  )
}

/** A method as the contract shows it. */
export function toWireMethod(
  method: PaymentMethod,
  language: LanguageCode,
): Schemas['PaymentMethod'] {
  return {
    Code: method.code,
    Kind: method.kind,
    Name: method.names[language],
    Currency: method.currency,
    ExpiryMinutes: method.expiryMinutes,
    NeedsProof: method.needsProof,
    Minimum: method.minimum && toWireBound(method.minimum),
    Maximum: method.maximum && toWireBound(method.maximum),
  }
}

function toWireBound({
  amount,
  currency,
  exponent,
}: NonNullable<PaymentMethod['minimum']>): Schemas['Money'] {
  return { Amount: amount, Currency: currency, Exponent: exponent }
}
