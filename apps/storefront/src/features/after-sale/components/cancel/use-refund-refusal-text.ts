import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { useProblemText } from '../../../../shared/app/problem-text.ts'

/** Puts why something cannot be cancelled into words. */
export function useRefundRefusalText(): (error: CallError) => string {
  const { t } = useTranslation('order')
  const toText = useProblemText()
  return (error) => {
    if (!isProblem(error, 'refund_refused')) return toText(error)
    switch (error.params['reason']) {
      case 'nothing_left':
        return t('cancelBooking.nothingLeft')
      case 'departed':
        return t('cancelBooking.departed')
      case 'checked_in':
        return t('cancelBooking.checkedIn')
      case 'unaccompanied':
        return t('cancelBooking.unaccompanied', { names: String(error.params['people']) })
      default:
        return t('cancelBooking.notRefundable')
    }
  }
}
