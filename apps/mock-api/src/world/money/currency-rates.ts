import { type ExchangeRate, exchangeRate, type Selling } from '@selat/domain'

import type { MoneyFixtures } from '../fixtures/payment-fixtures.ts'

type CurrencyFacts = MoneyFixtures['currencies'][number]

/** The currencies and their exchange rates. */
export type CurrencyRates = {
  currency(code: string): CurrencyFacts
  /**
   * Returns the terms for prices in a currency: the mock's own rates, with each unit price rounded up to the currency's
   * step.
   */
  selling(currency: string): Selling
}

export function createCurrencyRates(fixtures: MoneyFixtures): CurrencyRates {
  const currencies = new Map(fixtures.currencies.map((facts) => [facts.code, facts]))
  const rates: readonly ExchangeRate[] = fixtures.rates.map(({ from, to, decimal }) =>
    exchangeRate(from, to, decimal),
  )
  const currency = (code: string) => {
    const facts = currencies.get(code)
    // Currencies of tenants are checked when they are loaded, so only a programming error gets here.
    if (!facts) throw new Error(`No currency ${code} in the fixtures.`)
    return facts
  }
  return {
    currency,
    selling: (code) => ({
      currency: code,
      rates,
      incrementMinor: currency(code).priceIncrementMinor,
    }),
  }
}
