import type { Schemas } from '@selat/sdk'

type Days = Schemas['AgencyReport']['Days']

/** Sums an amount over all days. A report has at least one day, and all its amounts have one currency. */
export function sumOfDays(days: Days, amount: 'Net' | 'Selling'): Schemas['Money'] {
  const [first] = days
  if (!first) throw new RangeError('A report has at least one day')
  return { ...first[amount], Amount: days.reduce((sum, day) => sum + day[amount].Amount, 0) }
}
