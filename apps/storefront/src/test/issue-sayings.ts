import type { CallError } from '@selat/sdk'
import { CallFailure } from '@selat/sdk/react-query'

import { useRefundRefusalText } from '../features/after-sale/components/cancel/use-refund-refusal-text.ts'
import { useChangeRefusalText } from '../features/after-sale/components/change-date/use-change-refusal-text.ts'
import { useNameRefusalText } from '../features/after-sale/components/correct-name/use-name-refusal-text.ts'
import { useMemberRefusalText } from '../features/agency/components/use-member-refusal-text.ts'
import { promoIssue } from '../features/checkout/model/promo-issue.ts'
import { useIssueText } from '../shared/kit/form/use-issue-text.ts'
import type { Family, Params, Sample } from './issue-samples.ts'

/** A mapper of today for a kind of issue, by what the tables hold. */
export function useSayings(): Record<Family, Say> {
  const toText = useIssueText()
  const ofTopic =
    (topic: string): Say =>
    (reason, params = {}, field = '') =>
      toText(given({ path: [field], code: `${topic}.${reason}`, params }))
  const refund = useRefundRefusalText()
  const change = useChangeRefusalText()
  const name = useNameRefusalText(given({ sectors: new Map([[0, crossing]]) }))
  const member = useMemberRefusalText()
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
    promo: (reason, params) => toText(promoIssue({ reason, ...params })),
    refund: (reason, params) => refund(problem('refund_refused', { reason, ...params })),
    change: (reason, params) => change(problem('change_refused', { reason, ...params })),
    name: (reason, params) => name(problem('name_refused', { reason, ...params })),
    image: ofTopic('common'),
    proof: ofTopic('payment'),
    member: (reason) => member(new CallFailure(problem('member_refused', { reason }))),
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

/** The tables hold what the rules give; their types are not repeated here. */
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
    // As they come from the wire.
    params: params as Problem['params'],
    errors: [],
    requestId: null,
    retryAfterSeconds: null,
    text: null,
  }
}
