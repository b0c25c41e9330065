import type { Money } from '../money/money.ts'
import { multiplyMoney } from '../money/multiply-money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'
import type { Charge } from './charge.ts'
import { BANDS_IN_ORDER, type BandCounts } from './fare-table.ts'
import { assignVersions, type NationalVersion, type SectorTravellers } from './nationality.ts'
import type { PriceLine } from './price-line.ts'

export type LineHead = Pick<PriceLine, 'kind' | 'code' | 'sector' | 'band' | 'countries'>

type Charged = { readonly charges: readonly Charge[]; readonly travellers: SectorTravellers }

/**
 * Makes the lines of a sector's charges for the travellers who pay them. A line is left out if `lineOf` returns null or its
 * amount is zero.
 */
export function chargeLines(
  { charges, travellers }: Charged,
  sector: number,
  lineOf: (head: LineHead, quantity: number, charge: Charge) => PriceLine | null,
): PriceLine[] {
  const codes = [...new Set(charges.map(({ code }) => code))]
  return codes
    .flatMap((code) =>
      assignVersions(
        charges.filter((charge) => charge.code === code),
        travellers,
      ),
    )
    .flatMap(({ version, travellers: counts }) => {
      const { kind, code, bands } = version
      const head = { kind, code, sector, ...countriesOf(version) }
      return bandsAmong(counts, bands).flatMap(
        (band) => lineOf({ ...head, band }, counts[band], version) ?? [],
      )
    })
    .filter(({ amount }) => amount.amount !== 0)
}

/** Makes a line that is paid at a counter, in the counter's own currency. */
export function counterLine(head: LineHead, quantity: number, unitAmount: Money): PriceLine {
  const { kind, code, sector, band, countries } = head
  return {
    kind,
    code,
    ...(sector !== undefined && { sector }),
    ...(countries && { countries }),
    ...(band && { band }),
    quantity,
    unitAmount,
    amount: multiplyMoney(unitAmount, quantity),
    payAt: 'counter',
  }
}

/** Returns the bands among `wanted` that have travellers. */
export function bandsAmong(
  counts: BandCounts,
  wanted: readonly PassengerBand[],
): readonly PassengerBand[] {
  return BANDS_IN_ORDER.filter((band) => counts[band] > 0 && wanted.includes(band))
}

export function countriesOf({ countries }: NationalVersion): Pick<PriceLine, 'countries'> {
  return countries ? { countries } : {}
}
