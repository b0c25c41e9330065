import { refundLadder, type RefundRung, toZonedTime } from '@selat/domain'
import { detailOf, type ServerSchemas as Schemas } from '@selat/sdk'

import type { ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { WireItem } from './product.ts'

/** A wire item of any product, as a union that `ItemContent` narrows. */
type AnyWireItem = { [Content in ItemContent]: WireItem<Content> }[ItemContent]

/** Converts the refund steps of an item that begins at an instant, in the zone of its place. */
export function toWireRefundSteps(
  rungs: readonly RefundRung[],
  { startsAt, timeZone }: { readonly startsAt: string; readonly timeZone: string },
): Schemas['ProductRefundStep'][] {
  return refundLadder(rungs, startsAt).map(({ until, percent }) => ({
    Until: until === null ? null : toZonedTime(until, timeZone),
    Percent: percent,
  }))
}

/** Returns the refund steps of an item; empty for ferries and stays, which have rules by sector and by room. */
export function refundStepsOf(item: AnyWireItem): Schemas['ProductRefundStep'][] {
  const detail = detailOf(item)
  return 'RefundSteps' in detail ? detail.RefundSteps : []
}
