import type { Price, PriceLine } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { Context } from '../kernel/context.ts'
import { fareLabel } from './price-labels.ts'
import { toWireMoney } from './wire-money.ts'

type Reader = Pick<Context, 'network' | 'language'>

/** A price with the words of its lines in the reader's language. */
export function toWirePrice(price: Price, reader: Reader): Schemas['Price'] {
  return {
    Total: toWireMoney(price.total),
    AtCounter: price.dueAtCounter.map(toWireMoney),
    Lines: price.lines.map((line) => toWireLine(line, reader)),
  }
}

function toWireLine(line: PriceLine, reader: Reader): Schemas['PriceLine'] {
  return {
    Kind: line.kind,
    // The contract tells fares apart by band, the domain by code.
    Code: line.kind === 'fare' ? 'fare' : line.code,
    Label: labelOf(line, reader),
    Band: line.band ?? null,
    SectorIndex: line.sector ?? 0,
    Quantity: line.quantity,
    UnitAmount: toWireMoney(line.unitAmount),
    Amount: toWireMoney(line.amount),
    PayAt: line.payAt,
  }
}

function labelOf({ kind, code, band }: PriceLine, { network, language }: Reader): string {
  if (kind === 'fare' && band) return fareLabel(band)[language]
  return network.chargeName(code)?.[language] ?? code
}
