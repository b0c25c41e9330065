import type { CallError } from '@selat/sdk'

import {
  changeIssue,
  nameClosedBy,
  nameIssue,
  refundIssue,
} from '../features/after-sale/model/refused-issue.ts'
import { memberIssue } from '../features/agency/model/member-issue.ts'
import { promoIssue } from '../features/checkout/model/promo-issue.ts'
import { useIssueText } from '../shared/kit/form/use-issue-text.ts'
import { useNameClosedText } from '../shared/trade/order/use-name-closed-text.ts'
import type { Family, Params, Sample } from './issue-samples.ts'

/** Returns the current function that puts each kind of issue into words, by the keys of the samples. */
export function useSayings(): Record<Family, Say> {
  const toText = useIssueText()
  const toClosedText = useNameClosedText()
  const ofTopic =
    (topic: string): Say =>
    (reason, params = {}, field = '') =>
      toText(given({ path: [field], code: `${topic}.${reason}`, params }))
  return {
    form: ofTopic('common'),
    passenger: ofTopic('passenger'),
    search: ofTopic('ferry'),
    party: ofTopic('passenger'),
    stay: ofTopic('hotel'),
    rooms: ofTopic('hotel'),
    cabin: ofTopic('cruise'),
    ticket: ofTopic('attraction'),
    trip: ofTopic('package'),
    ride: ofTopic('transport'),
    fare: ofTopic('ferry'),
    checkout: (reason) => toText(given({ path: [], code: checkoutCodes[reason], params: {} })),
    cart: ofTopic('cart'),
    promo: (reason, params) => toText(promoIssue({ reason, ...params })),
    refund: (reason, params) =>
      toText(refundIssue(problem('refund_refused', { reason, ...params }))),
    change: (reason, params) =>
      toText(changeIssue(problem('change_refused', { reason, ...params }))),
    changed: ofTopic('order'),
    name: (reason, params) => {
      const failure = problem('name_refused', { reason, ...params })
      const closed = nameClosedBy(failure, given({ sectors: new Map([[0, crossing]]) }))
      return closed ? toClosedText(closed) : toText(nameIssue(failure))
    },
    image: ofTopic('common'),
    proof: ofTopic('payment'),
    member: (reason) => toText(memberIssue(problem('member_refused', { reason }))),
  }
}

const checkoutCodes: Readonly<Record<string, string>> = {
  consent: 'order.consent_required',
  senior: 'passenger.senior_fare',
  national: 'passenger.national_fare',
}

const crossing = {
  From: { Name: 'Batam Centre' },
  To: { Name: 'HarbourFront' },
  OperatorName: 'Riau Line',
}

/** The samples hold what the rules give, so their types are not repeated here. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it is what the caller takes
const given = <Expected>(value: unknown): Expected => value as Expected

type Say = (...sample: Sample) => unknown

type Problem = Extract<CallError, { kind: 'problem' }>

function problem(code: Problem['code'], params: Params): Problem {
  return {
    kind: 'problem',
    status: 422,
    code,
    sentCode: code,
    detail: 'What the server said.',
    // The values have the types that they have on the wire.
    params: params as Problem['params'],
    errors: [],
    requestId: null,
    retryAfterSeconds: null,
    text: null,
  }
}
