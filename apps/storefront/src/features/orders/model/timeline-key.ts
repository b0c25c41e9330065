import type { Schemas } from '@selat/sdk'

import { knownMoment } from '../../../shared/app/known/known-orders.ts'

type Moment = Schemas['OrderMoment']

/**
 * Returns the key of the words for a moment. The money of a change that became cheaper follows the change at the same instant;
 * it must not be called a cancellation, because every ticket is still valid.
 */
export function timelineKey(moment: Moment, earlier: Moment | undefined) {
  const isOfChange =
    moment.Event === 'refund_requested' &&
    earlier?.Event === 'change_confirmed' &&
    earlier.At === moment.At
  return isOfChange ? 'change_refunded' : knownMoment(moment.Event)
}
