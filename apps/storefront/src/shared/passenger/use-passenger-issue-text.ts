import type { PassengerIssue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

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
    const { bookedBand, band, ...others }: PassengerIssue['params'] = params
    const shown = Object.entries(others).map(([name, value]) => [
      name,
      isDate(value) ? format.date(value) : value,
    ])
    return t(`issue.${reason}`, {
      ...Object.fromEntries(shown),
      bookedBand: bookedBand && t(`band.${bookedBand}`),
      band: band && t(`band.${band}`),
    })
  }
}
