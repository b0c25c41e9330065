import { multiply } from 'dinero.js/bigint'

import { fromDinero, toDinero } from './dinero-bridge.ts'
import type { Money } from './money.ts'

/** Multiplies an amount by a count. Throws unless the count is a whole number of at least 0. */
export function multiplyMoney(value: Money, count: number): Money {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count: ${count}`)
  return fromDinero(multiply(toDinero(value), BigInt(count)))
}
