import { ForRoles } from '../../../shared/trade/agency/for-roles.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { OpenTickets } from '../components/open-tickets.tsx'

/** Shows paid open tickets: the operator's schedule, the choice of a sailing, and sending it (FER-7). */
export default function PaidDolphinPage() {
  const order = useOrderParam()
  if (order.kind === 'malformed') return <OrderNotFound />
  const orderId = order.kind === 'order' ? order.id : null
  return (
    <ForRoles roles={sellers}>
      <OpenTickets key={orderId} orderId={orderId} />
    </ForRoles>
  )
}
