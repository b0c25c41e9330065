import { addDays, toEpochMs, toZonedTime, zonedTimeAt } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownEntryKind } from '../../../shared/app/known/known-payments.ts'
import type { Shown } from '../../../shared/app/known/known.ts'
import { toDecimalText } from '../../../shared/trade/price/decimal-text.ts'
import { closingOf } from './read-statement.ts'

type Statement = Schemas['WalletStatement']

export type CsvColumn =
  | 'agent'
  | 'currency'
  | 'date'
  | 'entry'
  | 'bankFrom'
  | 'note'
  | 'order'
  | 'by'
  | 'credit'
  | 'debit'
  | 'balance'

/** The words of the file, in the reader's language. */
export type CsvWords = {
  columns: Readonly<Record<CsvColumn, string>>
  kinds: Readonly<Record<Shown<Schemas['StatementEntryKind']>, string>>
  opening: string
  end: string
}

/**
 * Matches a cell that a spreadsheet would take for a formula; a plain negative number is none. Apostrophes before it count, so
 * that a reader of the file restores the entered text by removing one apostrophe.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)'*[=+\-@\t\r＝＋－＠]/u
/** Matches a semicolon before a formula, because spreadsheets of Indonesia separate cells at semicolons, even inside quotes. */
const HIDDEN_FORMULA = /;(?=\s*[=+\-@＝＋－＠])/gu
/** The mark at the start of the file by which spreadsheets recognise Unicode. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes the whole statement as CSV (RFC 4180): the opening, every entry, and the end. The credit and debit of the end are the
 * sums of the entries, so that it checks against the rest. Every time is ISO 8601 with the offset of the statement's zone. The
 * opening has the first second of the period, and the end has its last.
 */
export async function statementCsv(statement: Statement, words: CsvWords): Promise<string> {
  // The CSV writer is downloaded only when a file is saved.
  const { default: Papa } = await import('papaparse')
  const names = Object.keys(words.columns) as CsvColumn[] // the keys are those of this object
  const lines = [words.columns, ...rowsOf(statement, words)]
  const cells = lines.map((line) =>
    names.map((name) => line[name]?.replaceAll(HIDDEN_FORMULA, ";'") ?? ''),
  )
  const text = Papa.unparse(cells, { newline: '\r\n', escapeFormulae: FORMULA })
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

type Row = Partial<Record<CsvColumn, string>>

function rowsOf(statement: Statement, words: CsvWords): Row[] {
  const { AgentName: agent, Currency: currency, Opening, Items, TimeZone } = statement
  const { first, last } = boundsOf(statement)
  const { credit, debit, end } = closingOf(statement)
  const inUnit = (amount: number) => toDecimalText({ ...Opening, Amount: amount })
  const rows: Row[] = [
    { date: first, entry: words.opening, balance: toDecimalText(Opening) },
    ...Items.map((entry) => ({ ...toRow(entry, words), date: toZonedTime(entry.At, TimeZone) })),
    {
      date: last,
      entry: words.end,
      credit: inUnit(credit.amount),
      debit: inUnit(debit.amount),
      balance: inUnit(end.amount),
    },
  ]
  return rows.map((row) => ({ agent, currency, ...row }))
}

function boundsOf({ From, Until, TimeZone }: Statement): { first: string; last: string } {
  const after = toEpochMs(zonedTimeAt(addDays(Until, 1), '00:00', TimeZone))
  return {
    first: zonedTimeAt(From, '00:00', TimeZone),
    last: toZonedTime(after - 1000, TimeZone),
  }
}

function toRow(entry: Statement['Items'][number], { kinds }: CsvWords): Row {
  const { Amount, Balance } = entry
  const size = toDecimalText({ ...Amount, Amount: Math.abs(Amount.Amount) })
  return {
    entry: kinds[knownEntryKind(entry.Kind)],
    bankFrom: entry.BankFrom,
    note: entry.Note,
    order: entry.ConfirmationNumber,
    by: entry.By,
    [Amount.Amount < 0 ? 'debit' : 'credit']: size,
    balance: toDecimalText(Balance),
  }
}
