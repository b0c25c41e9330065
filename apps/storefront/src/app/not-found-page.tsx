import { ErrorView } from '../shared/error-view.tsx'

export default function NotFoundPage() {
  return <ErrorView status={404} />
}
