import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { Alert } from '@selat/ui/alert'

import { useIssueText } from '../../../../shared/kit/form/use-issue-text.ts'
import { changeIssue } from '../../model/refused-issue.ts'

/**
 * Says why the change was refused. Seats that were sold meanwhile are shown as a warning only, because there are other
 * sailings.
 */
export function ChangeRefused({ failure }: { failure: CallError }) {
  const { t } = useTranslation('order')
  const toText = useIssueText()
  const isTaken = isProblem(failure, 'seats_taken')
  return (
    <Alert
      variant={isTaken ? 'warning' : 'destructive'}
      live="assertive"
      {...(isTaken && { title: t('changeDate.seatsTaken') })}
    >
      {toText(changeIssue(failure))}
    </Alert>
  )
}
