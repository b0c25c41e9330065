import { checkInParts } from '../../features/check-in/pages/check-in-parts.ts'
import Manifest from '../../features/manifest/pages/manifest-page.tsx'

/** The manifest page, which contains the check-in. */
export default function ManifestPage() {
  return <Manifest checkIn={checkInParts} />
}
