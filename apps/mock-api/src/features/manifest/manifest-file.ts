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
 * Matches a cell that a spreadsheet would calculate. The library's own pattern misses cells of two lines. Leading apostrophes
 * count as well, so that a reader restores the text by removing one.
 */
const CALCULATED = /^'*[=+\-@\t\r]/

/** The contents of a handed-over manifest. */
export type Aboard = {
  readonly sailing: Sailing
  readonly travellers: readonly Traveller[]
  readonly checkIns: CheckIns
  readonly now: string
}

/**
 * Formats the manifest as a CSV file (RFC 4180) with full document numbers. Its bytes depend on the passengers and their state
 * only. No cell is one that a spreadsheet would calculate.
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

/** Formats the manifest without check-ins; it changes only if other people travel. */
export function toTravellersFile(
  network: ColumnsNetwork,
  { travellers, sailing }: Pick<Aboard, 'travellers' | 'sailing'>,
): string {
  const data = travellers.map((traveller) => travellerCells(network, traveller, sailing))
  return unparse([...TRAVELLER_COLUMNS], data)
}

/** Reads the rows of a file as records by column. */
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
