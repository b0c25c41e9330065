import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownFailure, knownRejection } from '../../../../shared/app/known/known-payments.ts'

type Rejection = NonNullable<NonNullable<Schemas['Payment']['Proof']>['Rejection']>
type Failure = Schemas['PaymentFailure']['Reason']

const rejections: Readonly<Record<string, Rejection>> = {
  unreadable: 'unreadable',
  amount_differs: 'amount_differs',
  not_received: 'not_received',
  wrong_account: 'wrong_account',
}
const failures: Readonly<Record<string, Failure>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  authentication_failed: 'authentication_failed',
  abandoned: 'abandoned',
}

/**
 * Returns the function that lists the details of a moment: the amount and the method, the reason, the travellers, the items, and
 * the new sailing.
 */
export function useTimelineDetails({
  hasMoney,
}: {
  hasMoney: boolean
}): (moment: Schemas['OrderMoment']) => string[] {
  const { t } = useTranslation(['order', 'payment'])
  const format = useFormat()
  return ({ Event, Amount, Method, Reason, People, Items = [], Sailing }) => {
    const about = [...People, ...Items]
    const money = [hasMoney && Amount && format.money(Amount), Method].filter(Boolean).join(' · ')
    const rejection = Event === 'proof_rejected' ? rejections[Reason ?? ''] : undefined
    const failure = Event === 'payment_declined' ? failures[Reason ?? ''] : undefined
    const sailing = Sailing && [format.localDateTime(Sailing.DepartsAt), Sailing.Vessel].join(' · ')
    return [
      money,
      rejection && t(`payment:rejection.${knownRejection(rejection)}`),
      failure && t(`payment:failure.${knownFailure(failure)}`),
      about.length > 0 && format.list(about),
      sailing,
    ].filter((text): text is string => typeof text === 'string' && text !== '')
  }
}
