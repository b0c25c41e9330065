import { checkInPhase } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { KeptScan } from '../../../shared/kit/offline/manifest-device.ts'
import { isCodeOf } from '../../../shared/trade/manifest/apply-scans.ts'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'

type Manifest = Pick<Schemas['Manifest'], 'Sailing' | 'Passengers'>
type Sailing = Schemas['ManifestSailing']

/** The verdict on a scan: the server's, or the device's as far as it can judge without the server. */
export type Verdict = Omit<Schemas['ScanResult'], 'Id'> & {
  scan: KeptScan
  by: 'server' | 'device'
}

/**
 * Judges a check-in or an undo by the manifests on the device: first that of the gate, then those of other sailings. A ticket
 * that is in none of them may have been sold later.
 */
export function judgeScan(scan: KeptScan, manifests: readonly Manifest[]): Verdict {
  const here = manifests.filter(({ Sailing }) => Sailing.Id === scan.Sailing)
  for (const manifest of [...here, ...manifests.filter((one) => !here.includes(one))]) {
    const passenger = manifest.Passengers.find((one) => isCodeOf(scan.Code, one))
    if (!passenger) continue
    const { Number, CheckedIn } = passenger
    const about = {
      scan,
      by: 'device',
      Number,
      Passenger: wireNameOf(passenger),
      Sailing: null,
      CheckInTimes: null,
    } as const
    if (manifest.Sailing.Id === scan.Sailing)
      return { ...about, ...judgeHere(scan, CheckedIn, manifest.Sailing) }
    return { ...about, Result: 'other_sailing', CheckedIn, Sailing: toOther(manifest.Sailing) }
  }
  return {
    ...{ scan, by: 'device', Result: 'unknown_ticket' },
    ...{ Number: '', Passenger: '', CheckedIn: null, Sailing: null, CheckInTimes: null },
  }
}

function judgeHere(
  { Kind, At, Reason = '' }: KeptScan,
  CheckedIn: Schemas['CheckIn'] | null,
  sailing: Sailing,
): Pick<Verdict, 'Result' | 'CheckedIn'> & Partial<Pick<Verdict, 'CheckInTimes'>> {
  if (Kind === 'undo') return { Result: CheckedIn ? 'undone' : 'not_checked_in', CheckedIn: null }
  if (CheckedIn) return { Result: 'already_checked_in', CheckedIn }
  if (Reason === '' && isOutsideCheckIn(sailing, At))
    return { Result: 'outside_check_in', CheckedIn, CheckInTimes: toTimes(sailing) }
  return { Result: 'checked_in', CheckedIn }
}

/** Whether an instant is outside the check-in times of a sailing. The server judges by the same rule. */
export function isOutsideCheckIn(
  { CheckInOpensAt, CheckInClosesAt }: Pick<Sailing, 'CheckInOpensAt' | 'CheckInClosesAt'>,
  at: string,
): boolean {
  return checkInPhase({ opensAt: CheckInOpensAt, closesAt: CheckInClosesAt }, at) !== 'open'
}

function toTimes({ CheckInOpensAt, CheckInClosesAt, From }: Sailing): Schemas['CheckInTimes'] {
  return { OpensAt: CheckInOpensAt, ClosesAt: CheckInClosesAt, TimeZone: From.TimeZone }
}

function toOther(sailing: Sailing): Schemas['OtherSailing'] {
  const { Id, From, To, DepartsAt, OperatorName } = sailing
  return { Id, From: From.Name, To: To.Name, DepartsAt, OperatorName }
}

/** Whether a scan has changed the check-in as it was meant to. */
export function tookEffect({ Result }: Pick<Verdict, 'Result'>): boolean {
  return Result === 'checked_in' || Result === 'undone'
}
