import type { Schemas } from '@selat/sdk'

import { isCodeOf } from '../../../shared/trade/manifest/apply-scans.ts'

type ScanResult = Schemas['ScanResult']

/**
 * Returns the result of a check-in that was sent with a delay. If another gate had reported the same ticket before, the result
 * says so, whichever of the two counts. A check-in of this gate that was sent twice is no double use.
 */
export function findDoubleUse(
  scan: Schemas['ScanInput'],
  result: ScanResult,
  before: readonly Schemas['Manifest'][],
  by: string,
): ScanResult {
  if (scan.Kind !== 'check_in' || result.Result !== 'checked_in') return result
  const elsewhere = before
    .filter(({ Sailing }) => Sailing.Id === scan.Sailing)
    .flatMap(({ Passengers }) => Passengers)
    .find((passenger) => isCodeOf(scan.Code, passenger))?.CheckedIn
  const isOurs = elsewhere?.Place === scan.Place && elsewhere.By === by
  if (!elsewhere || isOurs) return result
  return { ...result, Result: 'already_checked_in', CheckedIn: elsewhere }
}
