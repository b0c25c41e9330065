import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'

/** Describes a refused code with the number of tries that are left; undefined if a field is refused for another reason. */
export function useCodeRefusal(): (issue: FieldIssue) => string | undefined {
  const { t } = useTranslation('account')
  const toText = useProblemText()
  return ({ words }) => {
    if (words.code !== 'refused') return undefined
    const left = triesLeft(words.failure)
    if (left === null) return undefined
    const message = toText(words.failure)
    return left === 0 ? message : t('code.triesLeft', { message, count: left })
  }
}

/** The reason why a code is no longer valid, so that only another code can help. */
export type SpentCode = 'used' | 'expired' | 'no_tries'

/** Returns why a refused code is no longer valid; null while it has tries left, or if something else is refused. */
export function spentCode(error: CallError | null): SpentCode | null {
  if (triesLeft(error) !== 0) return null
  const reason = error?.kind === 'problem' ? error.params['reason'] : undefined
  return reason === 'used' || reason === 'expired' ? reason : 'no_tries'
}

/** Returns the number of tries that a refused code leaves; null if something else is refused. */
function triesLeft(error: CallError | null): number | null {
  const isCode =
    error?.kind === 'problem' &&
    (error.code === 'verification_code_invalid' || error.code === 'reset_code_invalid')
  const left = isCode ? error.params['triesLeft'] : null
  return typeof left === 'number' ? left : null
}
