import type { BandCounts } from '@selat/domain'

import type { ItemWords } from './item.ts'
import { useItemTexts } from './use-item-texts.ts'

/** Shows people as a text such as “2 adults, 1 child”. */
export function PeopleText({ counts }: { counts: BandCounts }) {
  return peopleText(counts, useItemTexts())
}

export function peopleText(
  { adult, child, infant, senior }: BandCounts,
  { t, format }: ItemWords,
): string {
  return format.list(
    [
      adult > 0 && t('passenger:count.adults', { count: adult }),
      child > 0 && t('passenger:count.children', { count: child }),
      infant > 0 && t('passenger:count.infants', { count: infant }),
      senior > 0 && t('passenger:count.seniors', { count: senior }),
    ].filter((text) => text !== false),
  )
}
