import { issue, type Issue, issueFrom, NAME_CORRECTION_LETTERS } from '@selat/domain'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { refusal, type Refusal } from '../../../shared/kit/form/form-issue.ts'
import type { NameClosed, NamedTraveller } from '../../../shared/trade/order/name-people.ts'

// The reasons that the server gives, each with a text of its own.
const OF_REFUND = [
  'order.refund_nothing_left',
  'order.refund_departed',
  'order.refund_checked_in',
  'order.refund_unaccompanied',
] as const

const OF_CHANGE = [
  'order.change_not_changeable',
  'order.change_too_late',
  'order.change_checked_in',
  'order.change_not_one_sector',
  'order.change_sailing_unfit',
  'order.change_open_ticket',
  'order.change_unaccompanied',
] as const

const OF_NAME = [
  'order.name_too_late',
  'order.name_too_different',
  'order.name_already_corrected',
  'order.name_checked_in',
  'order.name_no_ferry',
] as const

/** Returns why something cannot be cancelled. */
export function refundIssue(failure: CallError): Issue | Refusal {
  if (!isProblem(failure, 'refund_refused')) return refusal(failure)
  const code = OF_REFUND.find((known) => known === `order.refund_${failure.params['reason']}`)
  return code
    ? issueFrom([], code, { people: failure.params['people'] })
    : issue([], 'order.refund_refused')
}

/** Returns why tickets cannot be moved to a sailing. */
export function changeIssue(failure: CallError): Issue | Refusal {
  if (isProblem(failure, 'seats_taken')) return issue([], 'order.change_seats_taken')
  // A paid order refuses it for one reason only: another change of its tickets is under way.
  if (isProblem(failure, 'order_state_refused') && failure.params['change'] !== undefined)
    return issue([], 'order.change_being_paid')
  if (!isProblem(failure, 'change_refused')) return refusal(failure)
  const code = OF_CHANGE.find((known) => known === `order.change_${failure.params['reason']}`)
  return code ? issueFrom([], code, { people: failure.params['people'] }) : refusal(failure)
}

/** Returns why the name of a traveller is not corrected. */
export function nameIssue(failure: CallError): Issue | Refusal {
  if (!isProblem(failure, 'name_refused')) return refusal(failure)
  const code = OF_NAME.find((known) => known === `order.name_${failure.params['reason']}`)
  if (!code) return refusal(failure)
  return issueFrom([], code, { letters: NAME_CORRECTION_LETTERS })
}

/** The reasons that concern one sector only. */
const OF_CROSSING = ['checked_in', 'not_offered', 'too_late'] as const

/**
 * Returns the sector because of which the name is not corrected, with the reason; undefined if no single sector is the
 * reason.
 */
export function nameClosedBy(
  failure: CallError,
  { sectors }: Pick<NamedTraveller, 'sectors'>,
): NameClosed | undefined {
  if (!isProblem(failure, 'name_refused')) return undefined
  const reason = OF_CROSSING.find((known) => known === failure.params['reason'])
  const sector = sectors.get(Number(failure.params['sector']))
  return reason && sector && { reason, sector }
}
