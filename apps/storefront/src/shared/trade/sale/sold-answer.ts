import type { Schemas } from '@selat/sdk'

type Money = Schemas['Money']
type Sell = (net: Money, people: number) => Money
type Fields = Readonly<Record<string, unknown>>

/**
 * The fields with the price of one person, room, vehicle or group: a markup per person is added to each. Other amounts are
 * parts of such a price.
 */
const UNITS: ReadonlySet<string> = new Set([
  'From',
  'LowestFare',
  'LowestPrice',
  'AdultPrice',
  'Adult',
  'Child',
  'Infant',
  'Senior',
  'PerGuest',
  'ThirdFourth',
  'GroupPrice',
  'Price',
  'ChildPrice',
  'Total',
])

/** Returns an answer about products with each of its amounts at the selling price. Amounts of 0 stay 0. */
export function soldAnswer<Answer>(answer: Answer, sell: Sell): Answer {
  return walk(answer, '', sell) as Answer // Each amount stays in its place.
}

function walk(value: unknown, name: string, sell: Sell): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, name, sell))
  if (typeof value !== 'object' || value === null) return value
  if (isMoney(value)) return value.Amount === 0 ? value : sell(value, UNITS.has(name) ? 1 : 0)
  const fields: Fields = { ...value }
  if (isStay(fields)) return soldStay(fields, sell)
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      // The amount of a “from” price goes by the name of the field that holds it.
      walk(field, key === 'Amount' ? name : key, sell),
    ]),
  )
}

/** The prices of the rooms of a stay, in total and a night. */
type StayPrices = Fields & { readonly Total: Money; readonly PerNight: Money }

function soldStay(stay: StayPrices, sell: Sell): StayPrices {
  const rooms = typeof stay['Rooms'] === 'number' ? stay['Rooms'] : 1
  const Total = sell(stay.Total, rooms)
  const share = stay.Total.Amount === 0 ? 1 : Total.Amount / stay.Total.Amount
  return {
    ...stay,
    Total,
    PerNight: { ...stay.PerNight, Amount: Math.round(stay.PerNight.Amount * share) },
  }
}

function isStay(fields: Fields): fields is StayPrices {
  return isMoney(fields['Total']) && isMoney(fields['PerNight'])
}

function isMoney(value: unknown): value is Money {
  const { Amount, Currency, Exponent }: Partial<Record<keyof Money, unknown>> = {
    ...(typeof value === 'object' && value),
  }
  return typeof Amount === 'number' && typeof Currency === 'string' && typeof Exponent === 'number'
}
