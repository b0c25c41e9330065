import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../operation/context.ts'

export type DeskItem = Schemas['DeskItem']

/** Who looks at the desk. */
export type DeskReader = Context & { readonly agencyId: string; readonly userId: string }

/** What waits, told by the one thing that its kind is about. */
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

/** The most urgent first: by what it is, then by when it is due; what nothing is due of comes last. */
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
