import { type DayRefusal, localDate, toZonedTime } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toUnavailable } from '../../ferry/search-leg.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'

type Asked = { readonly date: string | null; readonly timeZone: string }

type Told = {
  readonly code: 'product_unavailable' | 'book_before'
  readonly params: Readonly<Record<string, string>>
}

/** Refuses a day that cannot be chosen; a day that is none points at its field. */
export function refuseDay(refusal: DayRefusal, asked: Asked & { readonly pointer: string }): never {
  const told = tell(refusal, asked)
  if (told) return refuse(told.code, { params: told.params })
  const errors = [{ pointer: asked.pointer, code: refusal.reason, params: {} }]
  return refuse('validation_failed', { errors })
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
