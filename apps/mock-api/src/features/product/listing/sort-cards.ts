import { languageOf } from '@selat/i18n/languages'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'

type Card = Schemas['ProductCard']

export type CardSort = 'recommended' | 'price_low' | 'price_high' | 'rating' | 'name'

/** Compares cards for a stable sort of a list in recommended order. Unavailable cards are last. */
export function compareCards(sort: CardSort, language: LanguageCode): (a: Card, b: Card) => number {
  const collator = new Intl.Collator(languageOf(language).locale)
  return (a, b) => {
    const availability = Number(a.Unavailable !== null) - Number(b.Unavailable !== null)
    return availability || compare(sort, collator, a, b)
  }
}

function compare(sort: CardSort, collator: Intl.Collator, a: Card, b: Card): number {
  switch (sort) {
    case 'recommended':
      return 0
    case 'price_low':
      return nullsLast(priceOf(a), priceOf(b), (low, high) => low - high)
    case 'price_high':
      return nullsLast(priceOf(a), priceOf(b), (low, high) => high - low)
    case 'rating':
      return nullsLast(
        a.Rating,
        b.Rating,
        (first, second) => second.Average - first.Average || second.Count - first.Count,
      )
    case 'name':
      return collator.compare(a.Name, b.Name)
  }
  return sort satisfies never
}

/** The amounts can be compared, because a list has one currency. */
function priceOf({ Stay, From }: Card): number | null {
  return (Stay?.Total ?? From?.Amount)?.Amount ?? null
}

function nullsLast<Value>(
  a: Value | null,
  b: Value | null,
  difference: (a: Value, b: Value) => number,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return difference(a, b)
}
