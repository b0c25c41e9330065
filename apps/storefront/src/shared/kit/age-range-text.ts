import type { AgeRange } from '@selat/domain'
import type { TFunction } from '@selat/i18n'

/** Returns a text such as “Under 3 years”, “3 to 11 years” or “12 and over”. */
export function ageRangeText(
  { from, to }: AgeRange,
  t: TFunction<readonly ['passenger', 'common']>,
): string {
  if (to === null) return t('passenger:ages.from', { from })
  return from === 0
    ? t('passenger:ages.under', { to: to + 1 })
    : t('passenger:ages.between', { from, to })
}
