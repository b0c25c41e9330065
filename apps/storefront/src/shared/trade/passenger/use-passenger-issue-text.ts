import type { PassengerIssue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { ageRangeText } from './age-range-text.ts'

type Params = PassengerIssue['params'] | Readonly<Record<string, unknown>>

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Puts what the passenger rules of the domain say about a field into words. */
export function usePassengerIssueText(): (issue: {
  reason: PassengerIssue['reason']
  params: Params
}) => string {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  return ({ reason, params }) => {
    const { bookedBand, band, operator, from, to, ...others }: PassengerIssue['params'] = params
    const shown = Object.entries(others).map(([name, value]) => [
      name,
      isDate(value) ? format.date(value) : value,
    ])
    const words = {
      ...Object.fromEntries(shown),
      bookedBand: bookedBand && t(`band.${bookedBand}`),
      band: band && t(`band.${band}`),
    }
    if (operator === undefined) return t(`issue.${reason}`, words)
    if (reason === 'band_changes') return t('operatorAges.changes', { ...words, operator })
    if (reason !== 'age_not_in_band' || from === undefined) return t(`issue.${reason}`, words)
    // An adult's ages have no end.
    const ages = ageRangeText({ from, to: to ?? null }, t)
    return t('operatorAges.refused', { ...words, operator, ages })
  }
}
