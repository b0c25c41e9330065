import { negateMoney, sumMoney } from '../money/add-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'
import { sumByCurrency } from '../money/sum-by-currency.ts'
import type { Charge, PayAt } from './charge.ts'
import { BANDS_IN_ORDER, type BandCounts, type FareTable, fareOf } from './fare-table.ts'
import type { Price, PriceLine } from './price-line.ts'
import { onlineTotal, toPriceLine } from './to-price-line.ts'
import type { Selling } from './to-selling-money.ts'

/** One sector with its fares, its charges and who travels on it. */
export type SectorToPrice = {
  readonly fares: FareTable
  readonly charges: readonly Charge[]
  readonly travellers: BandCounts
}

/** A fee of the agency: once for the booking, or for each traveller of the first sector. */
export type BookingFee = {
  readonly code: string
  readonly unitAmount: Money
  readonly per: 'booking' | 'passenger'
  readonly payAt: PayAt
}

/** Money off, as a positive amount in the selling currency. */
export type Discount = { readonly code: string; readonly amount: Money }

export type PriceRequest = {
  readonly sectors: readonly SectorToPrice[]
  readonly selling: Selling
  readonly fees?: readonly BookingFee[]
  readonly discounts?: readonly Discount[]
}

/**
 * Prices sectors. Each unit amount paid online is converted and rounded once, then multiplied, so that the lines sum
 * to the total to the last unit. Discounts stop at zero. Lines of nobody and of nothing are left out, save free
 * fares, which show that someone travels free.
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
  const { fares, charges, travellers } = sector
  const fareLines = BANDS_IN_ORDER.filter((band) => travellers[band] > 0).map((band) =>
    toPriceLine({ kind: 'fare', code: 'fare', sector: index, band }, travellers[band], {
      unitAmount: fareOf(fares, band),
      payAt: 'online',
      selling,
    }),
  )
  const chargeLines = charges.flatMap((charge) =>
    BANDS_IN_ORDER.filter((band) => travellers[band] > 0 && charge.bands.includes(band)).map(
      (band) =>
        toPriceLine(
          { kind: charge.kind, code: charge.code, sector: index, band },
          travellers[band],
          {
            ...charge,
            selling,
          },
        ),
    ),
  )
  return [...fareLines, ...chargeLines.filter((line) => line.amount.amount !== 0)]
}

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
