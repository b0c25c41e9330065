import { detailOf } from '@selat/sdk'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refundStepsOf } from '../../product/item/refund-steps.ts'

/** The terms of a quoted item once it is booked. They have no prices, because an item's prices are net. */
export function lineTerms(item: Schemas['OrderItem']): Schemas['QuotedTerms'] {
  return {
    Sectors: item.ItemContent === 'ferry' ? item.Ferry.Sectors : [],
    RefundRules: refundRules(item),
    RefundSteps: refundStepsOf(item),
    ExcludedCharges: item.ItemContent === 'package' ? item.Package.ExcludedCharges : [],
  }
}

function refundRules(item: Schemas['OrderItem']): string[] {
  if (item.ItemContent === 'hotel')
    return [...new Set(item.Hotel.Rooms.map(({ Cancellation }) => Cancellation.Text))]
  const detail = detailOf(item)
  return 'RefundRule' in detail ? [detail.RefundRule] : []
}
