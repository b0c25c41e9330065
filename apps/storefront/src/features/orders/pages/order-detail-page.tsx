import { useSearchParams } from 'react-router-dom'

import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { OrderDetailByLink } from '../components/detail/order-detail-by-link.tsx'
import { OrderDetail } from '../components/detail/order-detail.tsx'

export default function OrderDetailPage() {
  const order = useOrderParam()
  const token = useSearchParams()[0].get('token')
  if (order.kind !== 'order') return <OrderNotFound />
  if (token !== null && token !== '') return <OrderDetailByLink orderId={order.id} token={token} />
  return <OrderDetail key={order.id} orderId={order.id} />
}
