import { useFormat, useTranslation } from '@selat/i18n'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import type { TicketForm, TicketIssue } from './use-ticket-form.ts'

/** Says what is wrong with a field of the tickets. */
export function useIssueText({ choice, terms }: Pick<TicketForm, 'choice' | 'terms'>) {
  const { t } = useTranslation('attraction')
  const format = useFormat()
  const toProblemText = useProblemText()
  return (issue: TicketIssue | undefined): string | undefined => {
    if (!issue) return undefined
    if ('failure' in issue) return toProblemText(issue.failure)
    if ('refusal' in issue) return ofPeople(issue.refusal.reason)
    return issue.reason === 'required' || choice.date === null
      ? t('form.dateRequired')
      : t('form.otherDay', { date: format.date(choice.date, 'short') })
  }

  function ofPeople(
    reason: Extract<TicketIssue, { refusal: unknown }>['refusal']['reason'],
  ): string {
    const { groupSize, bounds } = terms
    switch (reason) {
      case 'below_minimum':
        return groupSize === null && bounds.min > 1
          ? t('form.atLeast', { count: bounds.min })
          : t('form.chooseWho')
      case 'above_maximum':
        return t(groupSize === null ? 'form.atMost' : 'form.groupsAtMost', { count: bounds.max })
      case 'infants_alone':
        return t('form.infantsAlone')
      case 'invalid_count':
      case 'band_not_sold':
        return t('form.chooseWho')
    }
    return reason satisfies never
  }
}
