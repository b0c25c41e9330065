import { negateMoney, sumMoney } from '../money/add-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'
import { sumByCurrency } from '../money/sum-by-currency.ts'
import type { Charge, PayAt } from './charge.ts'
import { BANDS_IN_ORDER, type FareTable, fareOf, type NationalFares } from './fare-table.ts'
import { assignVersions, type NationalVersion, type SectorTravellers } from './nationality.ts'
import type { Price, PriceLine } from './price-line.ts'
import { bandsAmong, chargeLines, countriesOf } from './sector-charges.ts'
import { onlineTotal, toPriceLine } from './to-price-line.ts'
import type { Selling } from './to-selling-money.ts'

/** One sector with its fares, its charges and its travellers. */
export type SectorToPrice = {
  readonly fares: FareTable
  readonly nationalFares?: readonly NationalFares[]
  readonly charges: readonly Charge[]
  readonly travellers: SectorTravellers
}

/** A fee of the agency: once for the booking, or for each traveller of the first sector. */
export type BookingFee = {
  readonly code: string
  readonly unitAmount: Money
  readonly per: 'booking' | 'passenger'
  readonly payAt: PayAt
}

/** A reduction of the price, as a positive amount in the selling currency. */
export type Discount = { readonly code: string; readonly amount: Money }

export type PriceRequest = {
  readonly sectors: readonly SectorToPrice[]
  readonly selling: Selling
  readonly fees?: readonly BookingFee[]
  readonly discounts?: readonly Discount[]
}

/**
 * Prices sectors. Each unit amount paid online is converted and rounded once, then multiplied, so that the lines sum exactly
 * to the total. Nationalities that have a price of their own pay that. Discounts never exceed the price. Lines without
 * travellers or amount are left out, except free fares, which show that a traveller pays nothing.
 */
export function priceSectors({ sectors, selling, fees = [], discounts = [] }: PriceRequest): Price {
  const charged = [
    ...sectors.flatMap((sector, index) => sectorLines(sector, index, selling)),
    ...fees.flatMap((fee) => feeLines(fee, sectors[0], selling)),
  ]
  const lines = [...charged, ...discountLines(discounts, onlineTotal(charged, selling))]
  const atCounter = lines.filter((line) => line.payAt === 'counter')
  return {
    lines,
    total: onlineTotal(lines, selling),
    dueAtCounter: sumByCurrency(atCounter.map((line) => line.amount)),
  }
}

function sectorLines(sector: SectorToPrice, index: number, selling: Selling): PriceLine[] {
  const { fares, nationalFares = [], charges, travellers } = sector
  const fareVersions: FareVersion[] = [{ fares }, ...nationalFares]
  const fareLines = assignVersions(fareVersions, travellers).flatMap((assigned) => {
    const head = {
      kind: 'fare',
      code: 'fare',
      sector: index,
      ...countriesOf(assigned.version),
    } as const
    const counts = assigned.travellers
    return bandsAmong(counts, BANDS_IN_ORDER).map((band) =>
      toPriceLine({ ...head, band }, counts[band], {
        unitAmount: fareOf(assigned.version.fares, band),
        payAt: 'online',
        selling,
      }),
    )
  })
  const charged = chargeLines(
    { charges, travellers },
    index,
    (head, quantity, { unitAmount, payAt }) =>
      toPriceLine(head, quantity, { unitAmount, payAt, selling }),
  )
  return [...fareLines, ...charged]
}

type FareVersion = NationalVersion & { readonly fares: FareTable }

function feeLines(
  fee: BookingFee,
  first: SectorToPrice | undefined,
  selling: Selling,
): PriceLine[] {
  const everyone = BANDS_IN_ORDER.reduce((sum, band) => sum + (first?.travellers[band] ?? 0), 0)
  const quantity = fee.per === 'booking' ? 1 : everyone
  const line = toPriceLine({ kind: 'fee', code: fee.code }, quantity, { ...fee, selling })
  return line.amount.amount === 0 ? [] : [line]
}

function discountLines(discounts: readonly Discount[], total: Money): PriceLine[] {
  const lines: PriceLine[] = []
  let left = total
  for (const { code, amount } of discounts) {
    if (amount.amount < 0) throw new RangeError(`Discount ${code} is negative`)
    const taken = compareMoney(amount, left) > 0 ? left : amount
    if (taken.amount === 0) continue
    const off = negateMoney(taken)
    lines.push({
      kind: 'discount',
      code,
      quantity: 1,
      unitAmount: off,
      amount: off,
      payAt: 'online',
    })
    left = sumMoney([left, off], left.currency)
  }
  return lines
}
