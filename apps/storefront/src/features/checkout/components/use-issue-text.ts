import { useTranslation } from '@selat/i18n'

import { useIssueText as useOneIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { usePassengerIssueText } from '../../../shared/trade/passenger/use-passenger-issue-text.ts'
import type { IssueWords } from '../model/check-checkout.ts'
import { usePromoRefusalText } from './summary/use-promo-refusal-text.ts'

/** Puts what there is to say about a field into words. */
export function useIssueText(): (words: IssueWords) => string {
  const { t } = useTranslation(['passenger', 'order'])
  const passengerText = usePassengerIssueText()
  const formText = useOneIssueText()
  const promoText = usePromoRefusalText()
  return (words) => {
    switch (words.from) {
      case 'form':
        return formText(words.issue)
      case 'consent':
        return t('order:checkout.agreeRequired')
      case 'promo':
        return promoText(words.params)
      case 'senior':
        return t('form.seniorFare')
      case 'national':
        return t('form.nationalFare')
      case 'passenger':
        return passengerText(words)
      default:
        return words satisfies never
    }
  }
}
