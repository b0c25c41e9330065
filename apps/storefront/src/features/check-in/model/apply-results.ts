import type { Schemas } from '@selat/sdk'

import { isCodeOf } from '../../../shared/trade/manifest/apply-scans.ts'

type Manifest = Schemas['Manifest']

/** Updates a manifest with the server's results of later scans. */
export function applyResults(
  manifest: Manifest,
  results: readonly Schemas['ScanResult'][],
): Manifest {
  const Passengers = manifest.Passengers.map((passenger) => {
    const told = results.findLast(
      ({ Number, Result }) =>
        Number !== '' && Result !== 'other_sailing' && isCodeOf(Number, passenger),
    )
    if (!told || passenger.State === 'used') return passenger
    const { CheckedIn } = told
    return { ...passenger, CheckedIn, State: CheckedIn ? 'checked_in' : 'issued' } as const
  })
  const checkedIn = Passengers.filter(({ CheckedIn }) => CheckedIn !== null).length
  return { ...manifest, Passengers, Sailing: { ...manifest.Sailing, CheckedIn: checkedIn } }
}
