import { Alert } from '@selat/ui/alert'

type Unreadable = { tenant: string; order: string; reason: string }

type UnreadableNoteProps = {
  /** The plural name of the items, as in "payments". */
  of: string
  orders: readonly Unreadable[]
}

/** Lists the orders that a list leaves out because they cannot be read. */
export function UnreadableNote({ of, orders }: UnreadableNoteProps) {
  if (orders.length === 0) return null
  return (
    <Alert variant="warning" title={`Not all ${of} are shown. These orders cannot be read:`}>
      <ul>
        {orders.map(({ tenant, order, reason }) => (
          <li key={`${tenant} ${order}`} className="wrap-anywhere">
            <span className="font-mono">{order}</span> of {tenant}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
