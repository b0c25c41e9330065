import type { Schemas } from '@selat/sdk'

/** An amount as a bank's form takes it: no sign, no grouping. */
export function toDecimalText({ Amount, Exponent }: Schemas['Money']): string {
  const digits = String(Amount).padStart(Exponent + 1, '0')
  if (Exponent === 0) return digits
  return `${digits.slice(0, -Exponent)}.${digits.slice(-Exponent)}`
}
