import type { Tariff } from './tariffs.ts'

/** As many as the parties, currencies and languages that are asked for together; a tariff of which more is asked starts anew. */
const KEPT_OF_TARIFF = 200

/**
 * Keeps what is made of a tariff and of nothing else that changes. `asked` has to name everything else that it depends on,
 * such as the currency, whose rates are fixed. What is given back is shared: nobody may change it.
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
