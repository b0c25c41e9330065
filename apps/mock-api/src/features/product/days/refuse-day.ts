import { type DayCode, type DayTerms, type Instant, type Issue, reasonOf } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { bookBefore } from './book-before.ts'
import { firstSaleDay, checkSaleDay } from './sale-days.ts'

/** A day, and the terms of every choice that is offered on it. */
type Asked = { readonly date: string | null; readonly terms: readonly DayTerms[] }

type DayUnavailable = {
  readonly code: 'product_unavailable' | 'book_before'
  readonly params: Readonly<Record<string, string>>
}

/** Refuses a day that cannot be bought. If it is not a valid day, the refusal points at its field. */
export function requireSaleDay(
  ctx: Pick<Context, 'now'>,
  terms: DayTerms,
  { date, pointer }: { readonly date: string | null; readonly pointer: string },
): void {
  const issue = checkSaleDay(ctx, date, terms)
  if (!issue) return
  const unavailable = tell(ctx, issue, { date, terms: [terms] })
  if (unavailable) refuse(unavailable.code, { params: unavailable.params })
  const errors = [{ pointer, code: reasonOf(issue.code), params: {} }]
  refuse('validation_failed', { errors })
}

/** Returns why a product is unavailable on the requested day of a list. */
export function dayUnavailable(
  ctx: Pick<Context, 'language' | 'now'>,
  issue: Issue<DayCode>,
  asked: Asked,
): Schemas['Unavailable'] {
  const { code, params } = tell(ctx, issue, asked) ?? { code: 'product_unavailable', params: {} }
  return toUnavailable(ctx, code, params)
}

/**
 * Returns the params of the refusal of a day whose sales closed at an instant, with the first day on which one of the
 * choices can be bought.
 */
export function dayMissed(
  ctx: Pick<Context, 'now'>,
  terms: readonly DayTerms[],
  at: Instant,
): Record<string, string> {
  const timeZone = terms[0]?.timeZone ?? 'UTC'
  const first = firstSaleDay(ctx, timeZone, (day) =>
    terms.some((one) => !checkSaleDay(ctx, day, one)),
  )
  return bookBefore(ctx, { at, timeZone, first })
}

function tell(
  ctx: Pick<Context, 'now'>,
  issue: Issue<DayCode>,
  { date, terms }: Asked,
): DayUnavailable | null {
  switch (issue.code) {
    case 'product.date_required':
    case 'product.invalid_date':
      return null
    case 'product.closed':
    case 'product.too_far':
      return { code: 'product_unavailable', params: { date: date ?? '' } }
    case 'product.too_late':
      return { code: 'book_before', params: dayMissed(ctx, terms, issue.params.at) }
  }
  return issue satisfies never
}
