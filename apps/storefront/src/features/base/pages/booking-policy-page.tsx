export default function BookingPolicyPage() {
  return <h1>BookingPolicy</h1>
}
