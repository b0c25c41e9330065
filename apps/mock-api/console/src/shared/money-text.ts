export type Money = { amount: number; currency: string; exponent: number }

/** Formats money with its currency code, and with as many decimals as its exponent. */
export function moneyText({ amount, currency, exponent }: Money): string {
  const digits = new Intl.NumberFormat('en-SG', {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(amount / 10 ** exponent)
  return `${currency} ${digits}`
}
