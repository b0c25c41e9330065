export default function FerryPage() {
  return <h1>Ferry</h1>
}
