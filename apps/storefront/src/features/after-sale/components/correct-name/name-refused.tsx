import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

import { useIssueText } from '../../../../shared/kit/form/use-issue-text.ts'
import type { NamedTraveller } from '../../../../shared/trade/order/name-people.ts'
import { useNameClosedText } from '../../../../shared/trade/order/use-name-closed-text.ts'
import { nameClosedBy, nameIssue } from '../../model/refused-issue.ts'

export type NameRefusedProps = { failure: CallError; person: Pick<NamedTraveller, 'sectors'> }

/** Says why the name of a traveller is not corrected, and names the sector and its operator if they are the reason. */
export function NameRefused({ failure, person }: NameRefusedProps) {
  const toText = useIssueText()
  const toClosedText = useNameClosedText()
  const closed = nameClosedBy(failure, person)
  return (
    <Alert variant="destructive" live="assertive">
      {closed ? toClosedText(closed) : toText(nameIssue(failure))}
    </Alert>
  )
}
