import type { Schemas } from '@selat/sdk'

type Days = Schemas['AgencyReport']['Days']

/** What an amount of all days comes to. A report has at least one day, and one currency. */
export function sumOfDays(days: Days, amount: 'Net' | 'Selling'): Schemas['Money'] {
  const [first] = days
  if (!first) throw new RangeError('A report has at least one day')
  return { ...first[amount], Amount: days.reduce((sum, day) => sum + day[amount].Amount, 0) }
}
