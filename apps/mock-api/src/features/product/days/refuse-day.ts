import type { DayRefusal, DayTerms, Instant } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { bookBefore } from './book-before.ts'
import { firstSaleDay, judgeSaleDay } from './sale-days.ts'

/** A day, and the terms of every choice that could be had on one. */
type Asked = { readonly date: string | null; readonly terms: readonly DayTerms[] }

type DayUnavailable = {
  readonly code: 'product_unavailable' | 'book_before'
  readonly params: Readonly<Record<string, string>>
}

/** Refuses a day that cannot be had; a day that is none points at its field. */
export function requireSaleDay(
  ctx: Pick<Context, 'now'>,
  terms: DayTerms,
  { date, pointer }: { readonly date: string | null; readonly pointer: string },
): void {
  const refusal = judgeSaleDay(ctx, date, terms)
  if (!refusal) return
  const unavailable = tell(ctx, refusal, { date, terms: [terms] })
  if (unavailable) refuse(unavailable.code, { params: unavailable.params })
  const errors = [{ pointer, code: refusal.reason, params: {} }]
  refuse('validation_failed', { errors })
}

/** Why a product cannot be had on the day that a list was asked for. */
export function dayUnavailable(
  ctx: Pick<Context, 'language' | 'now'>,
  refusal: DayRefusal,
  asked: Asked,
): Schemas['Unavailable'] {
  const { code, params } = tell(ctx, refusal, asked) ?? { code: 'product_unavailable', params: {} }
  return toUnavailable(ctx, code, params)
}

/** What a refusal tells of a day that closed at an instant, and of the first on which any of the choices can be had. */
export function dayMissed(
  ctx: Pick<Context, 'now'>,
  terms: readonly DayTerms[],
  at: Instant,
): Record<string, string> {
  const timeZone = terms[0]?.timeZone ?? 'UTC'
  const first = firstSaleDay(ctx, timeZone, (day) =>
    terms.some((one) => !judgeSaleDay(ctx, day, one)),
  )
  return bookBefore(ctx, { at, timeZone, first })
}

function tell(
  ctx: Pick<Context, 'now'>,
  refusal: DayRefusal,
  { date, terms }: Asked,
): DayUnavailable | null {
  switch (refusal.reason) {
    case 'date_required':
    case 'invalid_date':
      return null
    case 'closed':
    case 'too_far':
      return { code: 'product_unavailable', params: { date: date ?? '' } }
    case 'too_late':
      return { code: 'book_before', params: dayMissed(ctx, terms, refusal.closesAtMs) }
  }
  return refusal satisfies never
}
