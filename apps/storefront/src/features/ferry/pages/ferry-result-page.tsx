export default function FerryResultPage() {
  return <h1>FerryResult</h1>
}
