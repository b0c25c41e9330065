import { useTranslation } from '@selat/i18n'

import type { CabinIssue } from '../model/chosen-cabin.ts'

/** Says what is wrong with a cabin's choice. */
export function useIssueText() {
  const { t } = useTranslation('cruise')
  return (issue: CabinIssue | undefined): string | undefined => {
    if (!issue) return undefined
    if (issue.field === 'sailing') return t(`issue.${issue.reason}`)
    const { reason, ...params } = issue.refusal
    return t(`issue.${reason}`, params)
  }
}
