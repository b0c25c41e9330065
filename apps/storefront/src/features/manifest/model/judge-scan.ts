import type { Schemas } from '@selat/sdk'

import { isCodeOf } from './apply-scans.ts'
import { fullName } from './narrow-passengers.ts'

type Manifest = Pick<Schemas['Manifest'], 'Sailing' | 'Passengers'>
type Scan = Schemas['ScanInput']

/** What became of a scan: by the server, or as far as this device can tell without it. */
export type Verdict = Omit<Schemas['ScanResult'], 'Id'> & { scan: Scan; by: 'server' | 'device' }

/**
 * Judges a check-in or an undo by the manifests that the device has: the one of the gate first, then those of other
 * sailings. A ticket that none of them knows may have been sold since.
 */
export function judgeScan(scan: Scan, manifests: readonly Manifest[]): Verdict {
  const here = manifests.filter(({ Sailing }) => Sailing.Id === scan.Sailing)
  for (const manifest of [...here, ...manifests.filter((one) => !here.includes(one))]) {
    const passenger = manifest.Passengers.find((one) => isCodeOf(scan.Code, one))
    if (!passenger) continue
    const { Number, CheckedIn } = passenger
    const about = { scan, by: 'device', Number, Passenger: fullName(passenger) } as const
    if (manifest.Sailing.Id === scan.Sailing)
      return { ...about, ...judgeHere(scan, CheckedIn), Sailing: null }
    return { ...about, Result: 'other_sailing', CheckedIn, Sailing: toOther(manifest.Sailing) }
  }
  return {
    ...{ scan, by: 'device', Result: 'unknown_ticket' },
    ...{ Number: '', Passenger: '', CheckedIn: null, Sailing: null },
  }
}

function judgeHere(
  { Kind }: Scan,
  CheckedIn: Schemas['CheckIn'] | null,
): Pick<Verdict, 'Result' | 'CheckedIn'> {
  if (Kind === 'undo') return { Result: CheckedIn ? 'undone' : 'not_checked_in', CheckedIn: null }
  return { Result: CheckedIn ? 'already_checked_in' : 'checked_in', CheckedIn }
}

function toOther(sailing: Schemas['ManifestSailing']): Schemas['OtherSailing'] {
  const { Id, From, To, DepartsAt, OperatorName } = sailing
  return { Id, From: From.Name, To: To.Name, DepartsAt, OperatorName }
}

/** Whether a scan did what it was for. */
export function tookEffect({ Result }: Pick<Verdict, 'Result'>): boolean {
  return Result === 'checked_in' || Result === 'undone'
}
