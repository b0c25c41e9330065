import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { JsonText } from '../json-text.ts'

/** The reason for which a scan does not count. */
export type ScanRefusal = Extract<
  Schemas['ScanResultKind'],
  'unknown_ticket' | 'not_valid' | 'other_sailing' | 'too_old' | 'undo_refused' | 'outside_check_in'
>

/**
 * A scan as a device of an authority reported it; rows are never changed. `tenant` is the authority, `sailing_id` the sailing
 * of its gate. The row keeps the passenger and the sailing that the ticket had then.
 */
export type ManifestScanRow = {
  tenant: string
  id: string
  kind: Schemas['ScanInput']['Kind']
  sailing_id: string
  place: string
  /** The instant by the device's clock, but never after `told_at`. */
  at: string
  told_at: string
  by_id: string
  by_name: string
  ticket_tenant: string | null
  ticket_id: string | null
  ticket_sailing_id: string | null
  number: string
  passenger: string
  refusal: ScanRefusal | null
  /** The reason for a check-in outside the check-in times of the sailing; empty if none was given. */
  reason: string
}

/** The check-in that counts, which follows from the scans of a ticket. `tenant` is the ticket's. */
export type ManifestCheckInRow = {
  tenant: string
  ticket_id: string
  sailing_id: string
  at: string
  place: string
  by_name: string
  scan_tenant: string
  scan_id: string
  reason: string
}

/** An export as it was handed over. `tenant` is that of the shared stock, because a ship belongs to no tenant. */
export type ManifestExportRow = {
  tenant: string
  sailing_id: string
  version: number
  created_at: string
  by_name: string
  /** SHA-256 of the bytes of `csv`. */
  digest: string
  /** The SHA-256 of the same file without check-ins; empty if the export is older than this column. */
  travellers_digest: string
  passengers: number
  csv: string
  changes: JsonText<Schemas['ManifestChanges']>
}

/** A disclosure of document numbers of a sailing: those of one passenger, or of all in a version. */
export type ManifestRevealRow = {
  tenant: string
  sailing_id: string
  seq: number
  at: string
  by_tenant: string
  by_id: string
  by_name: string
  passenger: string
  number: string
  version: number | null
}

export type ManifestTables = {
  manifest_scans: ManifestScanRow
  manifest_check_ins: ManifestCheckInRow
  manifest_exports: ManifestExportRow
  manifest_reveals: ManifestRevealRow
}
