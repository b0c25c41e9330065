import type { ServerSchemas as Schemas } from '@selat/sdk'

import { passengerName } from '../order/booking/passenger-name.ts'
import { readManifestFile } from './manifest-file.ts'

type Row = Readonly<Record<string, string>>
type Change = Schemas['ManifestChange']

/** A first version has no changes, because there is nothing to compare it with. */
export const NO_CHANGES: Schemas['ManifestChanges'] = {
  Since: null,
  Added: [],
  Removed: [],
  Changed: [],
}

/** Lists the passengers who were added, removed or changed between two files, by ticket number. */
export function compareFiles(
  before: { readonly version: number; readonly csv: string },
  csv: string,
): Schemas['ManifestChanges'] {
  const old = byNumber(before.csv)
  const now = byNumber(csv)
  const beside = (rows: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>) =>
    [...rows].flatMap(([number, row]) => (others.has(number) ? [] : [toChange(row, [])]))
  return {
    Since: before.version,
    Added: beside(now, old),
    Removed: beside(old, now),
    Changed: [...now].flatMap(([number, row]) => {
      const was = old.get(number)
      const fields = was ? Object.keys(row).filter((column) => row[column] !== was[column]) : []
      return fields.length > 0 ? [toChange(row, fields)] : []
    }),
  }
}

function byNumber(csv: string): ReadonlyMap<string, Row> {
  return new Map(readManifestFile(csv).map((row) => [row['Number'] ?? '', row]))
}

function toChange(row: Row, Fields: string[]): Change {
  const name = { lastName: row['LastName'] ?? '', firstName: row['FirstName'] ?? '' }
  return { Number: row['Number'] ?? '', Name: passengerName(name), Fields }
}
