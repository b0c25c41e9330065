import type { ClockState } from '../../time/clock.ts'
import type { JsonText } from '../json-text.ts'

/**
 * A state of the sandbox that can be restored. `file` is its JSON, compressed by gzip; `size` is the size of the JSON in bytes.
 */
export type SnapshotRow = {
  tenant: string
  name: string
  taken_at: string
  clock: JsonText<ClockState>
  size: number
  file: Uint8Array
}

export type SnapshotTables = { snapshots: SnapshotRow }
