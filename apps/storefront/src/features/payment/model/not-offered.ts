import type { Schemas } from '@selat/sdk'

type Method = Schemas['PaymentMethod']
type Money = Schemas['Money']

/** Why a method that the agency takes is not offered for one order. */
export type WhyNot =
  | { reason: 'currency' }
  | { reason: 'below'; minimum: Money }
  | { reason: 'above'; maximum: Money }
  | { reason: 'time' }

export type NotOffered = { method: Method; why: WhyNot }

/** What the agency takes besides what fits an order, each with the reason. A wallet is offered to its owner only, and no news to others. */
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
  // What takes currency and amount is left out for one more thing: booking closes before it would be through.
  return { reason: 'time' }
}
