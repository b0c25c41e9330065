import type { PriceLine } from '../fares/price-line.ts'
import { addMoney, sumMoney } from '../money/add-money.ts'
import { allocateMoney } from '../money/allocate-money.ts'
import { type Money, zeroMoney } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'

/** The place of a ticket: one traveller on one sector. */
export type Place = {
  readonly sector: number
  readonly band: PassengerBand
  /** The nationality, which can have a price of its own. */
  readonly country: string
}

/**
 * The online price of one ticket or item, in three parts. A refund rule refunds a percentage of `graded`. All of `whole` is
 * refunded, because it is due only for travelling. `discount` reduces both and is zero or negative.
 */
export type PriceShare = {
  readonly graded: Money
  readonly whole: Money
  readonly discount: Money
}

/** Whether a line is a charge of a terminal, which is refunded in full. */
export function isTerminalCharge({ kind }: Pick<PriceLine, 'kind'>): boolean {
  return kind === 'terminal_charge'
}

/**
 * Splits the online lines of a price among places, so that nothing is lost. A line is divided equally among the places of
 * its sector, band and nationality, and a line of the whole booking among all. A discount is divided by the cost of each
 * place. The first places get the units left over. Lines paid at a counter are left out.
 * @example sharePrice(price.lines, [{ sector: 0, band: 'adult', country: 'SG' }], 'SGD')
 */
export function sharePrice(
  lines: readonly PriceLine[],
  places: readonly Place[],
  currency: string,
  isWhole: (line: PriceLine) => boolean = isTerminalCharge,
): PriceShare[] {
  const zero = zeroMoney(currency)
  const graded = places.map(() => zero)
  const whole = places.map(() => zero)
  const online = lines.filter(({ payAt }) => payAt === 'online')
  for (const line of online) {
    if (line.kind === 'discount') continue
    const sums = isWhole(line) ? whole : graded
    const payers = payersOf(line, online, places)
    for (const [index, amount] of spread(line.amount, payers))
      sums[index] = addMoney(sums[index] ?? zero, amount)
  }
  const discounts = spreadDiscount(
    sumMoney(
      online.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount),
      currency,
    ),
    places.map((_, index) => addMoney(graded[index] ?? zero, whole[index] ?? zero)),
  )
  return places.map((_, index) => ({
    graded: graded[index] ?? zero,
    whole: whole[index] ?? zero,
    discount: discounts[index] ?? zero,
  }))
}

/** Returns the total of a share. It is never below zero, because a discount is not larger than the price. */
export function paidShare({ graded, whole, discount }: PriceShare): Money {
  return addMoney(addMoney(graded, whole), discount)
}

/** Returns the places that pay a line. Nationalities that have a line of their own do not pay the general line. */
function payersOf(
  line: PriceLine,
  lines: readonly PriceLine[],
  places: readonly Place[],
): readonly number[] {
  const named = lines
    .filter(({ kind, code, sector }) => {
      return kind === line.kind && code === line.code && sector === line.sector
    })
    .flatMap(({ countries }) => countries ?? [])
  const payers = places.flatMap(({ sector, band, country }, index) => {
    const isOfSector = line.sector === undefined || line.sector === sector
    const isOfBand = line.band === undefined || line.band === band
    const isOfCountry = line.countries ? line.countries.includes(country) : !named.includes(country)
    return isOfSector && isOfBand && isOfCountry ? [index] : []
  })
  return payers.length > 0 ? payers : places.map((_, index) => index)
}

function spread(amount: Money, payers: readonly number[]): [number, Money][] {
  if (payers.length === 0) throw new RangeError('A price has nobody to be shared among')
  const parts = allocateMoney(
    amount,
    payers.map(() => 1),
  )
  return payers.map((index, part) => [index, parts[part] ?? amount])
}

function spreadDiscount(discount: Money, costs: readonly Money[]): Money[] {
  if (discount.amount === 0) return costs.map(() => discount)
  return allocateMoney(
    discount,
    costs.map(({ amount }) => amount),
  )
}

/** Returns the share of a whole price, for an item that is refunded as a whole: every product but a ferry. */
export function shareOfAll(
  lines: readonly PriceLine[],
  currency: string,
  isWhole: (line: PriceLine) => boolean = isTerminalCharge,
): PriceShare {
  const [share] = sharePrice(lines, [EVERYBODY], currency, isWhole)
  return (
    share ?? {
      graded: zeroMoney(currency),
      whole: zeroMoney(currency),
      discount: zeroMoney(currency),
    }
  )
}

/**
 * A place that stands for all places: a line without matching places is divided among all of them, so this one place pays
 * everything.
 */
const EVERYBODY: Place = { sector: 0, band: 'adult', country: '' }
