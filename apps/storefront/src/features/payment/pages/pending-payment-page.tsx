export default function PendingPaymentPage() {
  return <h1>PendingPayment</h1>
}
