import { Alert } from '@selat/ui/alert'

type Unreadable = { tenant: string; order: string; reason: string }

type UnreadableNoteProps = {
  /** What they are, as in "payments". */
  of: string
  orders: readonly Unreadable[]
}

/** What a list leaves out because it cannot be read. */
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
