export type CsvTable = { columns: string[]; rows: string[][] }

/** Reads the rows of a manifest's file as they are. */
export async function readCsv(text: string): Promise<CsvTable> {
  // The CSV reader is large, so it is downloaded only here.
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true })
  const [columns = [], ...rows] = data
  return { columns, rows }
}

/** The columns that belong to the sailing, so that they usually have one value for all passengers. */
const ofTheSailing = ['Operator', 'Vessel', 'From', 'To', 'DepartsAt', 'ArrivesAt']

/**
 * Converts the table for paper. A column of the sailing with one value moves to the head, and a column without any value is
 * left out.
 */
export function toPaper({ columns, rows }: CsvTable): {
  head: [string, string][]
  table: CsvTable
} {
  const isOwn = (column: string, index: number) =>
    ofTheSailing.includes(column) && rows.every((row) => row[index] === rows[0]?.[index])
  const own = columns.filter(isOwn)
  const isEmpty = (index: number) => rows.every((row) => (row[index] ?? '') === '')
  const kept = columns.flatMap((column, index) =>
    isOwn(column, index) || (rows.length > 0 && isEmpty(index)) ? [] : [index],
  )
  return {
    head: own.map((column) => [column, rows[0]?.[columns.indexOf(column)] ?? '']),
    table: {
      columns: kept.map((index) => columns[index] ?? ''),
      rows: rows.map((row) => kept.map((index) => row[index] ?? '')),
    },
  }
}
