import type { Issue } from '../issues/issue.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { parseWrittenDate } from '../time/parse-written-date.ts'
import { findDuplicates } from './check-passenger-list.ts'
import { checkPassenger } from './check-passenger.ts'
import { normalisePassenger } from './normalise-passenger.ts'
import type { PassengerCode } from './passenger-issue.ts'
import {
  PASSENGER_FIELDS,
  PASSENGER_TITLES,
  type PassengerDraft,
  type PassengerField,
} from './passenger.ts'
import { readCountry } from './read-country.ts'
import { type ColumnNames, readHeadings, TABLE_COLUMNS, type TableColumn } from './table-columns.ts'
import { titleOfSex } from './title-of-sex.ts'
import type { TravelSector } from './travel-sector.ts'

/** The most passengers that are read from one list. The result counts the rows that were left out. */
export const TABLE_ROWS_MAX = 200

/** One passenger of a pasted list with its issues. `line` is the row number in the spreadsheet, from 1. */
export type TablePassenger = {
  readonly line: number
  readonly passenger: PassengerDraft
  readonly issues: readonly Issue<PassengerCode>[]
  /**
   * The fields whose date was read in American order, because the usual order gives no date. The user should check them.
   */
  readonly swappedDates: readonly PassengerField[]
}

export type PassengerTable = {
  readonly hasHeadings: boolean
  /** Unknown headings, as written. */
  readonly ignoredHeadings: readonly string[]
  readonly passengers: readonly TablePassenger[]
  /** The number of rows beyond `TABLE_ROWS_MAX`. */
  readonly rowsLeftOut: number
}

export type TableContext = {
  readonly today: CalendarDate
  /** The trip of the passengers; empty for a list of saved passengers. */
  readonly sectors: readonly TravelSector[]
  /** Passengers that exist already. A row that duplicates one of them is marked as well. */
  readonly known?: readonly PassengerDraft[]
  /** The headings of columns in the reader's language. */
  readonly columnNames?: ColumnNames
}

/**
 * Reads a list of passengers from the cells of a spreadsheet or CSV file. Headings may be in any known language or in the
 * reader's own, in any order; without headings, columns are in the order of `TABLE_COLUMNS`. The result has every row, right
 * or wrong, with its issues, but no empty rows.
 */
export function readPassengerTable(
  cells: readonly (readonly string[])[],
  context: TableContext,
): PassengerTable {
  const lines = cells
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
  const first = lines[0]?.row ?? []
  const columns = readHeadings(first, context.columnNames)
  const body = columns ? lines.slice(1) : lines
  const read = body
    .slice(0, TABLE_ROWS_MAX)
    .map(({ line, row }) => ({ line, ...readRow(row, columns ?? TABLE_COLUMNS, context.today) }))
  return {
    hasHeadings: columns !== null,
    ignoredHeadings: first.filter((cell, at) => columns?.[at] === 'ignored' && cell.trim() !== ''),
    passengers: withIssues(read, context),
    rowsLeftOut: Math.max(0, body.length - TABLE_ROWS_MAX),
  }
}

type ReadRow = Pick<TablePassenger, 'line' | 'passenger' | 'swappedDates'>

function withIssues(rows: readonly ReadRow[], context: TableContext): TablePassenger[] {
  const known = context.known ?? []
  const duplicates = findDuplicates([...known, ...rows.map(({ passenger }) => passenger)])
  return rows.map((row, index) => ({
    ...row,
    issues: [
      ...checkPassenger(row.passenger, context),
      ...(duplicates[known.length + index] ?? []),
    ],
  }))
}

function readRow(
  row: readonly string[],
  columns: readonly TableColumn[],
  today: CalendarDate,
): Pick<TablePassenger, 'passenger' | 'swappedDates'> {
  const cell = (column: TableColumn) => row[columns.indexOf(column)]?.trim() ?? ''
  const birth = readDate(cell('dateOfBirth'), { today, direction: 'past' })
  const issue = readDate(cell('dateOfIssue'), { today, direction: 'past' })
  const expiry = readDate(cell('dateOfExpiry'), { today, direction: 'future' })
  const nationality = readCountryCell(cell('nationality'))
  const dates = { dateOfBirth: birth, dateOfIssue: issue, dateOfExpiry: expiry }
  const texts = PASSENGER_FIELDS.map((field) => [field, cell(field)])
  const passenger = normalisePassenger({
    ...(Object.fromEntries(texts) as PassengerDraft), // There is one entry for each field.
    title: readTitle(cell('title')) || titleOfSex(cell('sex'), birth.text, today) || '',
    ...readNames({ full: cell('fullName'), first: cell('firstName'), last: cell('lastName') }),
    nativeName: cell('nativeName'),
    dateOfBirth: birth.text,
    nationality,
    // The country of residence is that of the passport unless a column says otherwise.
    countryOfResidence: readCountryCell(cell('countryOfResidence')) || nationality,
    dateOfIssue: issue.text,
    dateOfExpiry: expiry.text,
  })
  const swappedDates = (['dateOfBirth', 'dateOfIssue', 'dateOfExpiry'] as const).filter(
    (field) => dates[field].isSwapped,
  )
  return { passenger, swappedDates }
}

/** Reads a date. A text that is no date stays as written, so that it is marked and the user can correct it. */
function readDate(text: string, options: Parameters<typeof parseWrittenDate>[1]) {
  const { date, note } = parseWrittenDate(text, options)
  return { text: date ?? text, isSwapped: note === 'month_before_day' }
}

function readCountryCell(text: string): string {
  return readCountry(text) ?? text
}

/**
 * Splits a full name: in `TAN, WEI LING` the surname is first. A name without a comma is not split, because nobody can tell
 * where.
 */
function readNames({ full, first, last }: { full: string; first: string; last: string }) {
  if (first || last || !full) return first ? toNames(first, last) : toNames(last, '')
  const [surname = '', ...given] = full.split(/[,，/]/)
  return given.length === 0 ? toNames(full, '') : toNames(given.join(' '), surname)
}

function toNames(firstName: string, lastName: string) {
  return { firstName: firstName.toUpperCase(), lastName: lastName.toUpperCase() }
}

const ALSO_TITLED: ReadonlyMap<string, string> = new Map([
  ['master', 'Mstr'],
  ['mast', 'Mstr'],
  ['先生', 'Mr'],
  ['女士', 'Ms'],
  ['太太', 'Mrs'],
  ['夫人', 'Mrs'],
  ['小姐', 'Miss'],
  ['tn', 'Mr'],
  ['tuan', 'Mr'],
  ['bapak', 'Mr'],
  ['bpk', 'Mr'],
  ['ny', 'Mrs'],
  ['nyonya', 'Mrs'],
  ['ibu', 'Mrs'],
  ['nn', 'Miss'],
  ['nona', 'Miss'],
])

function readTitle(text: string): string {
  const key = text.replaceAll('.', '').toLowerCase()
  const known = PASSENGER_TITLES.find((title) => title.toLowerCase() === key)
  return known ?? ALSO_TITLED.get(key) ?? text
}
