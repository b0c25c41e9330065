export default function ComingPage() {
  return <h1>Coming</h1>
}
