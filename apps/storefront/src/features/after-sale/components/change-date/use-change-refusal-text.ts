import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { useProblemText } from '../../../../shared/app/problem-text.ts'

const reasons = [
  'not_changeable',
  'too_late',
  'checked_in',
  'not_one_sector',
  'sailing_unfit',
  'open_ticket',
  'unaccompanied',
] as const

export type RefusalWords = { title?: string; body: string }

/** Puts why tickets cannot go to a sailing into words. */
export function useChangeRefusalText(): (error: CallError) => RefusalWords {
  const { t } = useTranslation('order')
  const toText = useProblemText()
  return (error) => {
    if (isProblem(error, 'seats_taken'))
      return { title: t('changeDate.seatsTaken'), body: t('changeDate.seatsTakenBody') }
    // A paid order refuses it for one reason only: another change of its tickets is under way.
    if (isProblem(error, 'order_state_refused') && error.params['change'] !== undefined)
      return { body: t('changeDate.beingPaid') }
    const reason =
      isProblem(error, 'change_refused') &&
      reasons.find((known) => known === error.params['reason'])
    if (!reason) return { body: toText(error) }
    return { body: t(`changeDateRefused.${reason}`, { names: String(error.params['people']) }) }
  }
}
