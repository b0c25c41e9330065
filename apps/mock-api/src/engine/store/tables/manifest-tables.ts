import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { JsonText } from '../json-text.ts'

/** Why a scan counts for nothing. */
export type ScanRefusal = Extract<
  Schemas['ScanResultKind'],
  'unknown_ticket' | 'not_valid' | 'other_sailing' | 'too_old' | 'undo_refused' | 'outside_check_in'
>

/**
 * A scan as a device of an authority told it; rows are written once. `tenant` is the authority's, `sailing_id` its gate's.
 * Of the ticket it keeps who and where it was then.
 */
export type ManifestScanRow = {
  tenant: string
  id: string
  kind: Schemas['ScanInput']['Kind']
  sailing_id: string
  place: string
  /** By the device's clock, and never later than it was told. */
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
  /** Why it was made outside the check-in times of the sailing; empty where none was given. */
  reason: string
}

/** The check-in that counts, made of the scans of a ticket. `tenant` is the ticket's. */
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

/** A version as it was handed over. A ship is no tenant's, so that none is named. */
export type ManifestExportRow = {
  tenant: string
  sailing_id: string
  version: number
  created_at: string
  by_name: string
  /** SHA-256 of the bytes of `csv`. */
  digest: string
  /** SHA-256 of the same file without who is checked in; empty in one that was kept before there was any. */
  travellers_digest: string
  passengers: number
  csv: string
  changes: JsonText<Schemas['ManifestChanges']>
}

/** Who saw document numbers of a sailing: one passenger's, or a version's. */
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
