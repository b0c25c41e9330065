import type { SpanEnd } from '@selat/ui/span-line'

import type { ItemWords } from './item.ts'

/** Makes the end of a course that is a day. */
export function dayEnd(
  { format }: Pick<ItemWords, 'format'>,
  date: string,
  caption: string,
  detail = '',
): SpanEnd {
  return {
    caption,
    hero: format.date(date, 'dayMonth'),
    heroNote: format.date(date, 'weekday'),
    detail,
  }
}
