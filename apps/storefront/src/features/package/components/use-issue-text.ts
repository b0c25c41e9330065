import { useFormat, useTranslation } from '@selat/i18n'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import type { TripForm, TripIssue } from './use-trip-form.ts'

/** Says what is wrong with a field of the trip. */
export function useIssueText({ choice, terms }: Pick<TripForm, 'choice' | 'terms'>) {
  const { t } = useTranslation(['package', 'passenger'])
  const format = useFormat()
  const toProblemText = useProblemText()
  return (issue: TripIssue | undefined): string | undefined => {
    if (!issue) return undefined
    if ('failure' in issue) return toProblemText(issue.failure)
    if ('refusal' in issue) return ofPeople(issue.refusal.reason)
    return issue.reason === 'required' || choice.date === null
      ? t('form.dateRequired')
      : t('form.otherDay', { date: format.date(choice.date, 'short') })
  }

  function ofPeople(reason: Extract<TripIssue, { refusal: unknown }>['refusal']['reason']): string {
    switch (reason) {
      case 'below_minimum':
        return t('form.atLeast', { count: terms.bounds.min })
      case 'above_maximum':
      case 'too_many_passengers':
        return t('form.atMost', { count: terms.bounds.max })
      case 'invalid_count':
      case 'band_not_sold':
      case 'no_passengers':
        return t('passenger:issue.no_passengers')
      case 'no_adult':
        return t('passenger:issue.no_adult')
      case 'more_infants_than_adults':
        return t('passenger:issue.more_infants_than_adults')
    }
    return reason satisfies never
  }
}
