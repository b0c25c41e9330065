export type CsvTable = { columns: string[]; rows: string[][] }

/** The rows of a manifest's file as they stand in it. */
export async function readCsv(text: string): Promise<CsvTable> {
  // Weighs more than all that one does without it.
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true })
  const [columns = [], ...rows] = data
  return { columns, rows }
}

/** Columns that say the same of every passenger, because they are the sailing's. */
const ofTheSailing = ['Operator', 'Vessel', 'From', 'To', 'DepartsAt', 'ArrivesAt']

/**
 * The table for paper: what is the sailing's own stands in its head once, not on every line, and a column in which nobody
 * has anything is left out.
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
