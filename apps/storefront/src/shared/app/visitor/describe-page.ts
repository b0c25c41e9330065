import type { Schemas } from '@selat/sdk'

import { describeSubject } from './subjects.ts'

/** Tells search engines how a page is reached from the home page; the last step is the page itself. */
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

/** Tells search engines the questions of a page, with the answers that the page shows. */
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
  /** The path of the page that sells it. */
  path: string
  /** The instant of the price, which is valid on that day only and is loaded again on the next. */
  asOf: string
  /** Whether it can be bought; false if it is sold out. */
  isAvailable?: boolean
  /** The days on which it is available at that price, both inclusive. */
  days?: { from: string; until: string }
}

/** Describes something that can be bought, at its lowest price. */
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

/** Formats an amount as schema.org requires it: with a decimal point and without a currency. */
function toDecimal({ Amount, Exponent }: Schemas['Money']): string {
  return (Amount / 10 ** Exponent).toFixed(Exponent)
}
