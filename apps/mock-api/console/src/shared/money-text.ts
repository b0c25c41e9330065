export type Money = { amount: number; currency: string; exponent: number }

/** Money by its currency code, with the figures that its exponent has. */
export function moneyText({ amount, currency, exponent }: Money): string {
  const digits = new Intl.NumberFormat('en-SG', {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(amount / 10 ** exponent)
  return `${currency} ${digits}`
}
