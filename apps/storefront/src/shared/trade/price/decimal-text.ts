import type { Schemas } from '@selat/sdk'

/** Writes an amount as banks' forms and spreadsheets accept it, without a currency sign and grouping. */
export function toDecimalText({ Amount, Exponent }: Schemas['Money']): string {
  const minus = Amount < 0 ? '-' : ''
  const digits = String(Math.abs(Amount)).padStart(Exponent + 1, '0')
  if (Exponent === 0) return minus + digits
  return `${minus}${digits.slice(0, -Exponent)}.${digits.slice(-Exponent)}`
}
