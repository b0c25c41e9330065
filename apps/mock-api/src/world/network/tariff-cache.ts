import type { Tariff } from './tariffs.ts'

/**
 * The number of values for each tariff: enough for the combinations of party, currency and language in use. A tariff with
 * more of them is cleared.
 */
const KEPT_OF_TARIFF = 200

/**
 * Caches values that are derived from a tariff. `asked` must contain everything else that a value depends on, such as the
 * currency, whose rates are fixed. Values are shared, so callers must not change them.
 */
export function createTariffCache<T>() {
  const cache = new WeakMap<Tariff, Map<string, T>>()
  return (tariff: Tariff, asked: string, make: () => T): T => {
    let kept = cache.get(tariff)
    if (!kept) cache.set(tariff, (kept = new Map<string, T>()))
    let value = kept.get(asked)
    if (value === undefined) {
      value = make()
      if (kept.size === KEPT_OF_TARIFF) kept.clear()
      kept.set(asked, value)
    }
    return value
  }
}
