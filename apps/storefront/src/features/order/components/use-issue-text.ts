import type { FormIssue } from '@selat/domain/forms'
import { useFormat, useTranslation } from '@selat/i18n'

import type { IssueWords } from '../model/check-checkout.ts'

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Puts what there is to say about a field into words. */
export function useIssueText(): (words: IssueWords) => string {
  const { t } = useTranslation(['passenger', 'order', 'common'])
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

/** The codes of the form rules that contact and extras can have. */
function useFormIssueText(): (issue: Pick<FormIssue, 'code' | 'params'>) => string {
  const { t } = useTranslation('common')
  return ({ code, params }) => {
    switch (code) {
      case 'required':
        return t('validation.required')
      case 'too_long':
        return t('validation.tooLong', { max: params['max'] ?? params['maximum'] })
      case 'name_too_short':
        return t('validation.fullName', { min: params['min'] })
      case 'invalid_email':
        return t('validation.email')
      case 'invalid_phone':
      case 'invalid_phone_code':
        return t('validation.phone')
      default:
        return t('validation.invalid')
    }
  }
}
