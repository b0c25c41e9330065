import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'

/** A wrong code with the tries that are left; undefined for whatever else a field is refused for. */
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

/** Why a code counts no more, so that another one is the only way on. */
export type SpentCode = 'used' | 'expired' | 'no_tries'

/** Why a refused code counts no more; null while it has tries left, or when it is refused for something else. */
export function spentCode(error: CallError | null): SpentCode | null {
  if (triesLeft(error) !== 0) return null
  const reason = error?.kind === 'problem' ? error.params['reason'] : undefined
  return reason === 'used' || reason === 'expired' ? reason : 'no_tries'
}

/** How many tries a refused code leaves; null when it is refused for something else. */
function triesLeft(error: CallError | null): number | null {
  const isCode =
    error?.kind === 'problem' &&
    (error.code === 'verification_code_invalid' || error.code === 'reset_code_invalid')
  const left = isCode ? error.params['triesLeft'] : null
  return typeof left === 'number' ? left : null
}
