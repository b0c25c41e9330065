import { type DayRefusal, type DayTerms, localDate, toZonedTime } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toUnavailable } from '../../ferry/search-leg.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { judgeSaleDay } from './sale-days.ts'

type Asked = { readonly date: string | null; readonly timeZone: string }

type Told = {
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
  const told = tell(refusal, { date, timeZone: terms.timeZone })
  if (told) refuse(told.code, { params: told.params })
  const errors = [{ pointer, code: refusal.reason, params: {} }]
  refuse('validation_failed', { errors })
}

/** Why a product cannot be had on the day that a list was asked for. */
export function dayUnavailable(
  { language }: Pick<Context, 'language'>,
  refusal: DayRefusal,
  asked: Asked,
): Schemas['Unavailable'] {
  const { code, params } = tell(refusal, asked) ?? { code: 'product_unavailable', params: {} }
  return toUnavailable({ language }, code, params)
}

function tell(refusal: DayRefusal, { date, timeZone }: Asked): Told | null {
  switch (refusal.reason) {
    case 'date_required':
    case 'invalid_date':
      return null
    case 'closed':
    case 'too_far':
      return { code: 'product_unavailable', params: { date: date ?? '' } }
    case 'too_late': {
      const at = toZonedTime(refusal.closesAtMs, timeZone)
      return { code: 'book_before', params: { date: localDate(at), at } }
    }
  }
  return refusal satisfies never
}
