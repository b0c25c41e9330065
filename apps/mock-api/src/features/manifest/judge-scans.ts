import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ManifestScanRow } from '../../engine/store/tables/manifest-tables.ts'
import { compareTexts } from './compare-texts.ts'

/** A scan that counts: of one ticket, at a gate of its sailing. */
export type CountedScan = Pick<
  ManifestScanRow,
  'tenant' | 'id' | 'kind' | 'at' | 'place' | 'by_name' | 'reason'
>

/**
 * The check-in that is valid: the earliest of a ticket after its last undo. Instants of the scans decide, not the order of the
 * list. An undo at the same instant as a check-in counts as later.
 */
export function countingCheckIn<Scan extends CountedScan>(scans: readonly Scan[]): Scan | null {
  const undos = scans.filter(({ kind }) => kind === 'undo').map(({ at }) => at)
  const lastUndo = undos.toSorted().at(-1) ?? ''
  const [first] = scans
    .filter(({ kind, at }) => kind === 'check_in' && at > lastUndo)
    .toSorted(byTime)
  return first ?? null
}

/** The result of a scan by all scans of its ticket that are known now. Scans that arrive later can change it. */
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

/** Scans at one instant are sorted by id, so that the result does not depend on the order in which they arrive. */
function byTime(one: CountedScan, other: CountedScan): number {
  return (
    compareTexts(one.at, other.at) ||
    compareTexts(one.tenant, other.tenant) ||
    compareTexts(one.id, other.id)
  )
}
