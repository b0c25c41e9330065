import type { PassengerDraft, PassengerIssue } from '@selat/domain'
import { useTranslation } from '@selat/i18n'

import { nameOf } from '../passenger-details.ts'
import { usePassengerIssueText } from '../use-passenger-issue-text.ts'
import type { ListRow } from './list-rows.ts'

/** The texts of the passenger rules, with repeats named by their row or as whom is entered already. */
export function useListIssueText(rows: readonly ListRow[], known: readonly PassengerDraft[]) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const toText = usePassengerIssueText()
  return (issue: PassengerIssue): string => {
    const { passenger } = issue.params
    if (passenger === undefined) return toText(issue)
    const entered = known[passenger - 1]
    if (entered) return t('traveller:list.entered', { name: nameOf(entered) })
    return t('traveller:list.sameAs', {
      line: rows[passenger - 1 - known.length]?.line ?? passenger,
    })
  }
}
