import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { RefundNow } from '../../price/refund-now.tsx'
import { FactLines } from './fact-lines.tsx'
import type { AnyItem } from './item.ts'

type BookedLinesProps = {
  item: AnyItem
  /** The refund of the item; in a cart, what cancelling now would give back is shown with it. */
  refund: { RefundRule: string; RefundSteps: Schemas['RefundSteps'] }
  /** The name of the chosen unit, such as a cabin or a ticket. */
  choice: string
  lines: readonly (ReactNode | null)[]
}

/** Lists the choice of an item, facts of it, and how it is refunded. */
export function BookedLines({ item, refund, choice, lines }: BookedLinesProps) {
  return (
    <FactLines
      lines={[
        <span key="choice" className="text-base font-semibold">
          {choice}
        </span>,
        ...lines,
        <span key="refund" className="text-muted-foreground">
          {'State' in item && (
            <RefundNow steps={refund.RefundSteps} isCruise={item.ItemContent === 'cruise'} />
          )}
          {refund.RefundRule}
        </span>,
      ]}
    />
  )
}
