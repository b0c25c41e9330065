import type { ClockState } from '../../time/clock.ts'
import type { JsonText } from '../json-text.ts'

/** A state of the sandbox that can be taken up again. `file` is its JSON, packed by gzip; `size` is that of the JSON. */
export type SnapshotRow = {
  tenant: string
  name: string
  taken_at: string
  clock: JsonText<ClockState>
  size: number
  file: Uint8Array
}

export type SnapshotTables = { snapshots: SnapshotRow }
