import type { Schemas } from '@selat/sdk'

import { describeSubject } from './subjects.ts'

/** How a page is reached from the home page; the last step is the page itself. */
export function describeBreadcrumb(steps: readonly { name: string; path: string }[]): void {
  describeSubject({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  })
}

export type Question = { question: string; answer: string }

/** Questions with the answers that the page shows. */
export function describeQuestions(questions: readonly Question[]): void {
  describeSubject({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

export type OfferToDescribe = {
  price: Schemas['Money']
  /** Where it is bought. */
  path: string
  /** When the price was asked for: it holds on that day, and is asked for anew on the next. */
  asOf: string
  /** False where it is sold out. */
  isAvailable?: boolean
  /** The days on which it can be had at that price, both inclusive. */
  days?: { from: string; until: string }
}

/** Something that can be bought, at the least that it costs. */
export function offerOf(offer: OfferToDescribe): object {
  const { price, path, asOf, isAvailable = true, days } = offer
  const told = asOf.slice(0, 10)
  return {
    '@type': 'Offer',
    price: toDecimal(price),
    priceCurrency: price.Currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    validFrom: told,
    priceValidUntil: told,
    url: path,
    ...(days && { availabilityStarts: days.from, availabilityEnds: days.until }),
  }
}

/** An amount as schema.org wants it: with a point and without a currency. */
function toDecimal({ Amount, Exponent }: Schemas['Money']): string {
  return (Amount / 10 ** Exponent).toFixed(Exponent)
}
