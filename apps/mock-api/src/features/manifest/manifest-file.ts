import { localClock } from '@selat/domain'
import Papa from 'papaparse'

import type { Sailing } from '../../world/network/network.ts'
import type { CheckIns } from './check-ins.ts'
import {
  CHECK_IN_COLUMNS,
  checkInCells,
  type ColumnsNetwork,
  TRAVELLER_COLUMNS,
  travellerCells,
} from './manifest-columns.ts'
import { ticketKey, type Traveller } from './traveller.ts'

/**
 * What a spreadsheet begins to calculate at, whatever follows. The library's own pattern lets cells of two lines through.
 * Apostrophes before it count, so that who reads the file gets back what was entered by taking one away.
 */
const CALCULATED = /^'*[=+\-@\t\r]/

/** Who is aboard as it is handed over. */
export type Aboard = {
  readonly sailing: Sailing
  readonly travellers: readonly Traveller[]
  readonly checkIns: CheckIns
  readonly now: string
}

/**
 * The manifest as a file (RFC 4180), document numbers in full. The same passengers in the same state give the same bytes.
 * No cell is one that a spreadsheet would calculate.
 */
export function toManifestFile(network: ColumnsNetwork, aboard: Aboard): string {
  const { travellers, checkIns, sailing } = aboard
  const data = travellers.map((traveller) => {
    const checkIn = checkIns.get(ticketKey(traveller.tenant, traveller.ticket))
    return {
      ...travellerCells(network, traveller, sailing),
      ...checkInCells(network, checkIn, aboard),
    }
  })
  return unparse([...TRAVELLER_COLUMNS, ...CHECK_IN_COLUMNS], data)
}

/** The same without who is checked in: it differs where other people travel. */
export function toTravellersFile(
  network: ColumnsNetwork,
  { travellers, sailing }: Pick<Aboard, 'travellers' | 'sailing'>,
): string {
  const data = travellers.map((traveller) => travellerCells(network, traveller, sailing))
  return unparse([...TRAVELLER_COLUMNS], data)
}

/** The rows of a file, each by its columns. */
export function readManifestFile(csv: string): Readonly<Record<string, string>>[] {
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data
}

export function manifestFileName(
  { from, to, operator, date, departsAt }: Sailing,
  version: number,
): string {
  const clock = localClock(departsAt).replace(':', '')
  return `manifest-${from}-${to}-${operator}-${date.replaceAll('-', '')}-${clock}-v${version}.csv`
}

function unparse(fields: string[], data: readonly Readonly<Record<string, string>>[]): string {
  return Papa.unparse({ fields, data: [...data] }, { escapeFormulae: CALCULATED })
}
