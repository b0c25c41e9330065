import type { Schemas } from '@selat/sdk'

type Method = Schemas['PaymentMethod']
type Money = Schemas['Money']

/** The reason why a method of the agency is not offered for one order. */
export type WhyNot =
  | { reason: 'currency' }
  | { reason: 'below'; minimum: Money }
  | { reason: 'above'; maximum: Money }
  | { reason: 'time' }

export type NotOffered = { method: Method; why: WhyNot }

/**
 * Returns the agency's methods that do not fit an order, each with the reason. Wallets are left out, because only their owner
 * is offered one.
 */
export function notOffered(
  all: readonly Method[],
  offered: readonly Method[],
  amount: Money,
): NotOffered[] {
  const codes = new Set(offered.map(({ Code }) => Code))
  return all
    .filter(({ Code, Kind }) => Kind !== 'agent_wallet' && !codes.has(Code))
    .map((method) => ({ method, why: whyNot(method, amount) }))
}

function whyNot({ Currency, Minimum, Maximum }: Method, amount: Money): WhyNot {
  if (Currency !== amount.Currency) return { reason: 'currency' }
  if (Minimum && amount.Amount < Minimum.Amount) return { reason: 'below', minimum: Minimum }
  if (Maximum && amount.Amount > Maximum.Amount) return { reason: 'above', maximum: Maximum }
  // Currency and amount fit, so one reason is left: booking closes before the payment would be complete.
  return { reason: 'time' }
}
