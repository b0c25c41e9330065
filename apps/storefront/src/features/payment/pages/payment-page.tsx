import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { NoOrder } from '../components/no-order.tsx'
import { OrderPayment } from '../components/order-payment.tsx'
import { PaymentHeader } from '../components/payment-header.tsx'
import { PaymentScreen } from '../components/payment-screen.tsx'

export default function PaymentPage() {
  const order = useOrderParam()
  return (
    <>
      <PaymentHeader />
      {order.kind === 'none' && <NoOrder />}
      {order.kind === 'malformed' && <OrderNotFound />}
      {order.kind === 'order' && (
        <OrderPayment orderId={order.id}>{(view) => <PaymentScreen view={view} />}</OrderPayment>
      )}
    </>
  )
}
