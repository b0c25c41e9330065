import type { Schemas } from '@selat/sdk'

/** An amount as a bank's form and a spreadsheet take it: no sign of the currency, no grouping. */
export function toDecimalText({ Amount, Exponent }: Schemas['Money']): string {
  const minus = Amount < 0 ? '-' : ''
  const digits = String(Math.abs(Amount)).padStart(Exponent + 1, '0')
  if (Exponent === 0) return minus + digits
  return `${minus}${digits.slice(0, -Exponent)}.${digits.slice(-Exponent)}`
}
