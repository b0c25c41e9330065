export default function SuccessPaymentPage() {
  return <h1>SuccessPayment</h1>
}
