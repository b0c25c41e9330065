/**
 * The decimals that people use for a currency. ISO 4217 gives IDR two, which are not used in prices and which gateways refuse.
 */
export const CURRENCY_EXPONENTS: Readonly<Record<string, number>> = {
  CNY: 2,
  IDR: 0,
  MYR: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
}

/**
 * The smallest step of a price in minor units. Converted rupiah prices end in 00; other currencies are exact to the minor
 * unit.
 */
export const PRICE_INCREMENTS: Readonly<Record<string, number>> = { IDR: 100 }

/** Returns the decimals of a currency; 2 for one that is not in the table. */
export function currencyExponent(currency: string): number {
  return CURRENCY_EXPONENTS[currency] ?? 2
}

/** Returns the smallest step of a price in a currency, in minor units; 1 unless the table says more. */
export function priceIncrement(currency: string): number {
  return PRICE_INCREMENTS[currency] ?? 1
}
