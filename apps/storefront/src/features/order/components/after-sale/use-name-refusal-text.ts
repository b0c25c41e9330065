import { NAME_CORRECTION_LETTERS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { useProblemText } from '../../../../shared/problem-text.ts'

const reasons = [
  'too_late',
  'too_different',
  'already_corrected',
  'checked_in',
  'no_ferry',
] as const

/** Puts why a name cannot be corrected into words. */
export function useNameRefusalText(): (error: CallError) => string {
  const { t } = useTranslation('order')
  const toText = useProblemText()
  return (error) => {
    if (!isProblem(error, 'name_refused')) return toText(error)
    const reason = reasons.find((known) => known === error.params['reason'])
    return reason
      ? t(`correctNameRefused.${reason}`, { letters: NAME_CORRECTION_LETTERS })
      : toText(error)
  }
}
