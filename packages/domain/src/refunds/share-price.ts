import type { PriceLine } from '../fares/price-line.ts'
import { addMoney, sumMoney } from '../money/add-money.ts'
import { allocateMoney } from '../money/allocate-money.ts'
import { type Money, zeroMoney } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'

/** One traveller on one sector: what a ticket is for. */
export type Place = {
  readonly sector: number
  readonly band: PassengerBand
  /** Nationality, which can have a price of its own. */
  readonly country: string
}

/**
 * What one ticket or item cost online: what a rule gives back by per cent, what comes back whole because only the journey
 * itself causes it, and the discount on both, zero or below.
 */
export type PriceShare = {
  readonly graded: Money
  readonly whole: Money
  readonly discount: Money
}

/** The lines that come back whole: charges of the terminals. */
export function isTerminalCharge({ kind }: Pick<PriceLine, 'kind'>): boolean {
  return kind === 'terminal_charge'
}

/**
 * Shares the lines of a price that were paid online among places, so that nothing is lost. A line goes in equal parts
 * to the places of its sector, band and nationality, and a line of the whole booking to all. A discount is shared by
 * what each place has cost. Units left over go to the first. What is paid at a counter is no part of it.
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

/** What a share cost: never below zero, because a discount stops at nothing. */
export function paidShare({ graded, whole, discount }: PriceShare): Money {
  return addMoney(addMoney(graded, whole), discount)
}

/** The places that pay a line. The price for everyone else is not for the nationalities that have one of their own. */
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

/** The same for all of a price at once, which is what an item that is no ferry gives back. */
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

/** Where a line has nobody of its own, all pay it: of one place everything. */
const EVERYBODY: Place = { sector: 0, band: 'adult', country: '' }
