import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ManifestScanRow } from '../../engine/store/tables/manifest-tables.ts'
import { compareTexts } from './compare-texts.ts'

/** A scan that counts: of one ticket, at a gate of its sailing. */
export type CountedScan = Pick<
  ManifestScanRow,
  'tenant' | 'id' | 'kind' | 'at' | 'place' | 'by_name' | 'reason'
>

/**
 * The check-in that counts, of all scans of a ticket in whatever order: the earliest one since the last undo, by the
 * instants at which they happened. An undo at the very same instant comes after.
 */
export function countingCheckIn<Scan extends CountedScan>(scans: readonly Scan[]): Scan | null {
  const undos = scans.filter(({ kind }) => kind === 'undo').map(({ at }) => at)
  const lastUndo = undos.toSorted().at(-1) ?? ''
  const [first] = scans
    .filter(({ kind, at }) => kind === 'check_in' && at > lastUndo)
    .toSorted(byTime)
  return first ?? null
}

/** What became of a scan, by all that is known of its ticket now; asked again, it is what it has become since. */
export function resultOf(
  scan: CountedScan,
  scans: readonly CountedScan[],
): Extract<
  Schemas['ScanResultKind'],
  'checked_in' | 'undone' | 'already_checked_in' | 'not_checked_in'
> {
  if (scan.kind === 'undo') {
    const before = scans.filter(
      (other) =>
        other.at < scan.at ||
        (other.at === scan.at && (other.kind === 'check_in' || byTime(other, scan) < 0)),
    )
    return countingCheckIn(before) ? 'undone' : 'not_checked_in'
  }
  const counts = countingCheckIn(scans)
  if (!counts) return 'undone'
  return byTime(counts, scan) === 0 ? 'checked_in' : 'already_checked_in'
}

/** Two at one instant are told apart by what names them, so that it is the same whichever came first. */
function byTime(one: CountedScan, other: CountedScan): number {
  return (
    compareTexts(one.at, other.at) ||
    compareTexts(one.tenant, other.tenant) ||
    compareTexts(one.id, other.id)
  )
}
