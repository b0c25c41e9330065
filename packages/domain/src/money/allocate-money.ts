import { allocate } from 'dinero.js/bigint'

import { fromDinero, toDinero } from './dinero-bridge.ts'
import type { Money } from './money.ts'

/**
 * Splits an amount by whole-number ratios without losing a unit. The first shares get the units left over. Throws unless the
 * ratios are at least 0 and not all 0.
 * @example allocateMoney(money(100, 'SGD'), [1, 1, 1]) // 34, 33, 33 cents
 */
export function allocateMoney(value: Money, ratios: readonly number[]): Money[] {
  const areRatios = ratios.every((ratio) => Number.isSafeInteger(ratio) && ratio >= 0)
  if (!areRatios || !ratios.some((ratio) => ratio > 0))
    throw new RangeError(`Not ratios: ${ratios.join(', ')}`)
  return allocate(toDinero(value), ratios.map(BigInt)).map(fromDinero)
}
