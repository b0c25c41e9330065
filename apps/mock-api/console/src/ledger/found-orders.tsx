import { Badge } from '@selat/ui/badge'

import { useLive } from '../api/console-context.ts'
import { moneyText } from '../shared/money-text.ts'
import { OrderLink } from '../shared/order-link.tsx'
import { Panel } from '../shared/panel.tsx'

const SHOWN = 8

/** Lists the newest orders that match a search, each with a link to its drawings. Shows nothing if none matches. */
export function FoundOrders({ q }: { q: string }) {
  const { data } = useLive(['orders of', q], ({ payments }) => payments.list({ q, limit: SHOWN }))
  if (!data || data.payments.length === 0) return null
  return (
    <Panel title="Orders" note={data.hasMore ? `The newest ${SHOWN}.` : undefined}>
      <ul className="-my-2 divide-y divide-border">
        {data.payments.map(
          ({ order, confirmationNumber, contact, amount, orderStatus, tenant }) => (
            <li key={order} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <OrderLink order={order}>{confirmationNumber}</OrderLink>
              <span className="min-w-0 grow wrap-anywhere">{contact}</span>
              <Badge variant="outline">order {orderStatus}</Badge>
              <Badge>{tenant}</Badge>
              <span className="font-semibold tabular">{moneyText(amount)}</span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}
