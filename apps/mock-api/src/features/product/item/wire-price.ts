import { sumByCurrency, type Price, type PriceLine } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { inEveryLanguage, type LanguageCode, type Localised } from '../../../engine/language.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'

/** Converts a price, with the labels that its product gives to the lines, in the reader's language. */
export function toWirePrice(
  price: Price,
  language: LanguageCode,
  labelOf: (line: PriceLine) => Localised | string,
): Schemas['Price'] {
  return {
    Total: toWireMoney(price.total),
    AtCounter: price.dueAtCounter.map(toWireMoney),
    Lines: price.lines.map((line) => {
      const label = line.kind === 'discount' ? promoLabel(line.code) : labelOf(line)
      return toWireLine(line, inLanguage(label, language))
    }),
  }
}

/** Sums up the amounts that are due at counters for several prices, by currency. */
export function toWireDue(prices: readonly Pick<Price, 'dueAtCounter'>[]): Schemas['Money'][] {
  return sumByCurrency(prices.flatMap(({ dueAtCounter }) => dueAtCounter)).map(toWireMoney)
}

function toWireLine(line: PriceLine, label: string): Schemas['PriceLine'] {
  return {
    Kind: line.kind,
    // The contract distinguishes fares by band, the domain by code.
    Code: line.kind === 'fare' ? 'fare' : line.code,
    Label: label,
    Band: line.band ?? null,
    SectorIndex: line.sector ?? 0,
    Quantity: line.quantity,
    UnitAmount: toWireMoney(line.unitAmount),
    Amount: toWireMoney(line.amount),
    PayAt: line.payAt,
  }
}

function inLanguage(text: Localised | string, language: LanguageCode): string {
  return typeof text === 'string' ? text : text[language]
}

/** Returns the label of a discount's line, for all products. */
function promoLabel(code: string): Localised {
  return inEveryLanguage((language) => fillPhrase('price.promo', language, { code }))
}
