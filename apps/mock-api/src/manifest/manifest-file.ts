import { localClock } from '@selat/domain'
import Papa from 'papaparse'

import type { Network, Sailing } from '../network/network.ts'
import { hasSailed } from '../tickets/state-now.ts'
import type { CheckIns } from './check-ins.ts'
import { ticketKey, type Traveller } from './traveller.ts'

/** Columns of the file, in its order. The same in every language: the file is for machines, and for whoever asks. */
const COLUMNS = [
  'Number',
  'LastName',
  'FirstName',
  'Title',
  'DateOfBirth',
  'Band',
  'Nationality',
  'DocumentNumber',
  'DateOfIssue',
  'DateOfExpiry',
  'PlaceOfIssue',
  'Class',
  'Operator',
  'Vessel',
  'From',
  'To',
  'DepartsAt',
  'ConfirmationNumber',
  'Seller',
  'Status',
] as const

type Row = Record<(typeof COLUMNS)[number], string>

/** What a spreadsheet begins to calculate at, whatever follows. The library's own pattern lets cells of two lines through. */
const CALCULATED = /^[=+\-@\t\r]/

/** Who is aboard as it is handed over. */
export type Aboard = {
  readonly sailing: Sailing
  readonly travellers: readonly Traveller[]
  readonly checkIns: CheckIns
  readonly now: string
}

/**
 * The manifest as a file (RFC 4180), document numbers in full. The same passengers give the same bytes. No cell is one that
 * a spreadsheet would calculate.
 */
export function toManifestFile(network: Pick<Network, 'className'>, aboard: Aboard): string {
  const rows = aboard.travellers.map((traveller) => toRow(network, traveller, aboard))
  return Papa.unparse({ fields: [...COLUMNS], data: rows }, { escapeFormulae: CALCULATED })
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

function toRow(
  network: Pick<Network, 'className'>,
  traveller: Traveller,
  { sailing, checkIns, now }: Aboard,
): Row {
  return {
    Number: traveller.number,
    LastName: traveller.lastName,
    FirstName: traveller.firstName,
    Title: traveller.title,
    DateOfBirth: traveller.dateOfBirth,
    Band: traveller.band,
    Nationality: traveller.nationality,
    DocumentNumber: traveller.passportNumber ?? '',
    DateOfIssue: traveller.dateOfIssue ?? '',
    DateOfExpiry: traveller.dateOfExpiry ?? '',
    PlaceOfIssue: traveller.placeOfIssue ?? '',
    Class: network.className(traveller.class).EN,
    Operator: sailing.operator,
    Vessel: sailing.vessel,
    From: sailing.from,
    To: sailing.to,
    DepartsAt: sailing.departsAt,
    ConfirmationNumber: traveller.confirmationNumber,
    Seller: traveller.seller,
    Status: statusOf(checkIns.has(ticketKey(traveller.tenant, traveller.ticket)), sailing, now),
  }
}

/** Who travels until the ship sails, who was aboard from then on: a check-in at the gate alone makes no other manifest. */
function statusOf(isCheckedIn: boolean, sailing: Sailing, now: string): string {
  if (!hasSailed(sailing, now)) return 'booked'
  return isCheckedIn ? 'checked_in' : 'not_checked_in'
}
