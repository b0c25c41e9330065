import { Button } from '@selat/ui/button'

import { useAct } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'

/** The number of orders to place, which fills one page of an account's orders. */
const ORDERS = 12

/** Gives an account orders that it might have placed, with travellers of their own. */
export function HistoryButton({ tenant, username }: { tenant: string; username: string }) {
  const give = useAct((client) => client.history({ tenant, username, orders: ORDERS }), {
    said: ({ placed }) =>
      placed === 1 ? `${username} has one order more` : `${username} has ${placed} orders more`,
  })
  return (
    <>
      <Button size="sm" variant="outline" loading={give.isPending} onClick={() => give.mutate()}>
        Give {username} {ORDERS} orders
      </Button>
      <FailureNote error={give.error} />
    </>
  )
}
