import { useSearchParams } from 'react-router-dom'

import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { OrderDetailByLink } from '../components/detail/order-detail-by-link.tsx'
import { OrderDetail } from '../components/detail/order-detail.tsx'

export default function OrderDetailPage() {
  const order = useOrderParam()
  const [search] = useSearchParams()
  const token = search.get('token')
  if (order.kind !== 'order') return <OrderNotFound />
  if (token !== null && token !== '') {
    const changed = { id: search.get('changed') ?? '', token: search.get('changedToken') ?? '' }
    return <OrderDetailByLink orderId={order.id} token={token} changed={changed} />
  }
  return <OrderDetail key={order.id} orderId={order.id} />
}
