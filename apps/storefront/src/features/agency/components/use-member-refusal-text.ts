import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'

import { useProblemText } from '../../../shared/app/problem-text.ts'

/** Why a member stays what he was, with what to do about it; null when nothing failed. */
export function useMemberRefusalText(): (thrown: unknown) => string | null {
  const { t } = useTranslation('agency')
  const toText = useProblemText()
  return (thrown) => {
    const failure = callErrorOf(thrown)
    if (!failure) return null
    return isProblem(failure, 'member_refused') ? t('team.lastOwner') : toText(failure)
  }
}
