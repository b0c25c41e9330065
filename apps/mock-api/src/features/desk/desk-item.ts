import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../operation/context.ts'

export type DeskItem = Schemas['DeskItem']

/** The context of a call that reads the desk, with its agency and member. */
export type DeskReader = Context & { readonly agencyId: string; readonly userId: string }

/** Builds an item of the desk; the fields that its kind does not use are empty. */
export function deskItem(item: Pick<DeskItem, 'Kind' | 'Title'> & Partial<DeskItem>): DeskItem {
  return {
    Customer: '',
    At: null,
    Amount: null,
    SellingAmount: null,
    Order: null,
    Quotation: null,
    TopUp: null,
    Wallet: null,
    ...item,
  }
}

const URGENCY: readonly DeskItem['Kind'][] = [
  'hold_lapsing',
  'unpaid',
  'quotation_accepted',
  'passport_missing',
  'top_up_rejected',
  'low_balance',
  'quotation_lapsing',
  'top_up_pending',
]

/** Sorts items by the urgency of their kind, then by due instant; items without one are last of their kind. */
export function byUrgency(items: readonly DeskItem[]): DeskItem[] {
  const rankOf = ({ Kind }: DeskItem) => URGENCY.indexOf(Kind)
  return items.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      compare(one.At ?? '9', other.At ?? '9') ||
      compare(one.Title, other.Title),
  )
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
