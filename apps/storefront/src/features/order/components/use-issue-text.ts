import { useFormat, useTranslation } from '@selat/i18n'

import { useFormIssueText } from '../../../shared/form/use-form-issue-text.ts'
import type { IssueWords } from '../model/check-checkout.ts'

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Puts what there is to say about a field into words. */
export function useIssueText(): (words: IssueWords) => string {
  const { t } = useTranslation(['passenger', 'order'])
  const format = useFormat()
  const formText = useFormIssueText()
  return (words) => {
    switch (words.from) {
      case 'form':
        return formText(words)
      case 'consent':
        return t('order:checkout.agreeRequired')
      case 'senior':
        return t('form.seniorFare')
      case 'passenger': {
        const { bookedBand, band, ...params } = words.params
        const shown = Object.entries(params).map(([name, value]) => [
          name,
          isDate(value) ? format.date(value) : value,
        ])
        return t(`issue.${words.reason}`, {
          ...Object.fromEntries(shown),
          bookedBand: bookedBand && t(`band.${bookedBand}`),
          band: band && t(`band.${band}`),
        })
      }
      default:
        return words satisfies never
    }
  }
}
