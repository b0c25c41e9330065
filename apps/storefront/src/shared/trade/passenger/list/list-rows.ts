import {
  assignPlaces,
  type CountedBand,
  fieldOf,
  hasError,
  type Issue,
  type PassengerDraft,
  type PassengerField,
  placeBand,
  readPassengerTable,
  TABLE_COLUMNS,
  type TableContext,
} from '@selat/domain'

export type ListColumn = (typeof TABLE_COLUMNS)[number]

/** A row of a pasted list with its corrections. */
export type ListRow = {
  /** The row number of the spreadsheet. */
  line: number
  cells: Readonly<Record<ListColumn, string>>
  /** Cells that are open for corrections. */
  open: readonly ListColumn[]
  /** Dates that were read in the American order. */
  swapped: readonly PassengerField[]
  isLeftOut: boolean
}

export type PastedList = {
  rows: readonly ListRow[]
  ignoredHeadings: readonly string[]
  rowsLeftOut: number
}

/** The verdict on a row. */
export type JudgedRow = {
  row: ListRow
  passenger: PassengerDraft
  issues: readonly Issue[]
  /**
   * A row with `gaps` can be completed later, in the form of the place; a `wrong` one must be corrected first; a
   * `repeat` exists already.
   */
  verdict: 'right' | 'gaps' | 'wrong' | 'repeat'
}

/** Returns the rows of a pasted list; every cell with an issue is open. */
export function startList(
  cells: readonly (readonly string[])[],
  context: TableContext,
): PastedList {
  const { passengers, ignoredHeadings, rowsLeftOut } = readPassengerTable(cells, context)
  const rows = passengers.map(({ line, passenger, issues, swappedDates }): ListRow => ({
    line,
    cells: toCells(passenger),
    open: TABLE_COLUMNS.filter(
      (column) =>
        issues.some((issue) => fieldOf(issue) === column) || swappedDates.includes(column),
    ),
    swapped: swappedDates,
    isLeftOut: false,
  }))
  return { rows, ignoredHeadings, rowsLeftOut }
}

/** Reads every row again with its corrections, by the same rules. */
export function judgeRows(
  rows: readonly ListRow[],
  context: TableContext,
  { allowsGaps }: { allowsGaps: boolean },
): JudgedRow[] {
  const cells = rows.map((row) => TABLE_COLUMNS.map((column) => row.cells[column]))
  const { passengers } = readPassengerTable([TABLE_COLUMNS, ...cells], context)
  return passengers.flatMap(({ line, passenger, issues, swappedDates }) => {
    const row = rows[line - 2]
    if (!row) return []
    const swapped = [...new Set([...row.swapped, ...swappedDates])]
    const verdict = verdictOf(passenger, issues, allowsGaps)
    return [{ row: { ...row, swapped }, passenger, issues, verdict }]
  })
}

/** Returns the rows with one cell corrected; the warning about its order of day and month is removed. */
export function correctCell(
  rows: readonly ListRow[],
  { line, column, text }: { line: number; column: ListColumn; text: string },
): ListRow[] {
  return rows.map((row) => {
    if (row.line !== line || row.cells[column] === text) return row
    return {
      ...row,
      cells: { ...row.cells, [column]: text },
      swapped: row.swapped.filter((field) => field !== column),
    }
  })
}

/** Returns the places of the chosen rows by line; null if none is left for a row. */
export function placeRows(
  judged: readonly JudgedRow[],
  places: readonly (CountedBand | null)[],
  sectors: TableContext['sectors'],
): ReadonlyMap<number, number | null> {
  const chosen = judged.filter(isChosen)
  const bands = chosen.map(({ passenger }) => placeBand(passenger.dateOfBirth, sectors[0]))
  const assigned = assignPlaces(bands, places)
  return new Map(chosen.map(({ row }, index) => [row.line, assigned[index] ?? null]))
}

export const isChosen = ({ row, verdict }: JudgedRow): boolean =>
  (verdict === 'right' || verdict === 'gaps') && !row.isLeftOut

function verdictOf(
  passenger: PassengerDraft,
  issues: readonly Issue[],
  allowsGaps: boolean,
): JudgedRow['verdict'] {
  if (!hasError(issues)) return 'right'
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.every(({ code }) => code.startsWith('passenger.duplicate_'))) return 'repeat'
  const isGap = errors.every(({ code }) => code === 'passenger.required')
  // Without a birth date the place is unknown.
  return allowsGaps && isGap && passenger.dateOfBirth !== '' ? 'gaps' : 'wrong'
}

function toCells(passenger: PassengerDraft): ListRow['cells'] {
  const entries = TABLE_COLUMNS.map((column) => [column, passenger[column] ?? ''] as const)
  return Object.fromEntries(entries) as ListRow['cells'] // one for each column
}
