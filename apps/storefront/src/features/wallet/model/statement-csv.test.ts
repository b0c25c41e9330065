import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'

import { sampleStatement } from '../../../test/sample-statement.ts'
import { type CsvWords, statementCsv } from './statement-csv.ts'

const words: CsvWords = {
  columns: {
    agent: 'Agent',
    currency: 'Currency',
    date: 'Date',
    entry: 'Entry',
    bankFrom: 'Bank from',
    note: 'Note',
    order: 'Booking',
    by: 'By',
    credit: 'Credit',
    debit: 'Debit',
    balance: 'Balance',
  },
  kinds: {
    top_up: 'Top-up',
    payment: 'Payment',
    refund: 'Refund',
    adjustment: 'Adjustment',
    opening: 'First balance',
    unknown: 'Other entry',
  },
  opening: 'Opening balance',
  end: 'Ending balance',
}

const lines = async (statement = sampleStatement()) =>
  (await statementCsv(statement, words)).split('\r\n')

it('AGT-2 the file has every entry between opening and ending balance, and totals in the last line', async () => {
  expect(await lines()).toEqual([
    '\uFEFFAgent,Currency,Date,Entry,Bank from,Note,Booking,By,Credit,Debit,Balance',
    'Baruna Tours,IDR,2026-11-01T00:00:00+07:00,Opening balance,,,,,,,25000000',
    'Baruna Tours,IDR,2026-11-20T13:30:00+07:00,Payment,,NST-4KQ7ZP,NST-4KQ7ZP,Dewi Lestari,,1004400,23995600',
    'Baruna Tours,IDR,2026-11-21T00:00:00+07:00,Top-up,BCA,November,,Agus Salim,10000000,,33995600',
    'Baruna Tours,IDR,2026-11-30T23:59:59+07:00,Ending balance,,,,,10000000,1004400,33995600',
    '',
  ])
})

it('AGT-2 opening balance plus credits less debits is the ending balance, as a spreadsheet calculates it', async () => {
  const { data } = Papa.parse<Record<string, string>>(
    await statementCsv(sampleStatement(), words),
    {
      header: true,
      skipEmptyLines: true,
    },
  )
  const sum = (column: string) =>
    data.slice(1, -1).reduce((total, row) => total + Number(row[column]), 0)
  const [first, last] = [data[0], data.at(-1)]

  expect(Number(first?.['Balance']) + sum('Credit') - sum('Debit')).toBe(Number(last?.['Balance']))
  expect([sum('Credit'), sum('Debit')]).toEqual([Number(last?.['Credit']), Number(last?.['Debit'])])
})

it.each(['=1+1', '+62', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', "=cmd|' /C calc'!A0"])(
  'AGT-2 the note %j is written as text, not as a formula',
  async (Note) => {
    const statement = sampleStatement()
    const Items = statement.Items.map((entry) => ({ ...entry, Note }))

    const text = await statementCsv({ ...statement, Items }, words)

    const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true })
    expect(data[1]?.['Note']).toBe(`'${Note}`)
  },
)

it('AGT-2 a note contains no formula even if semicolons separate cells', async () => {
  const statement = sampleStatement()
  const Items = statement.Items.map((entry) => ({ ...entry, Note: 'rest; =1+1;+62; paid' }))

  const text = await statementCsv({ ...statement, Items }, words)

  const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    delimiter: ',',
  })
  expect(data[1]?.['Note']).toBe("rest;' =1+1;'+62; paid")
})

it('AGT-2 a balance below zero stays a number', async () => {
  const statement = sampleStatement()
  const Opening = { Amount: -1_250, Currency: 'SGD', Exponent: 2 }

  const [, first] = await lines({ ...statement, Opening, Items: [], End: Opening })

  expect(first).toBe('Baruna Tours,IDR,2026-11-01T00:00:00+07:00,Opening balance,,,,,,,-12.50')
})

const start = Date.parse('2026-11-01T00:00:00+07:00')
const anyEntry = fc.record({
  At: fc.nat({ max: 30 * 86_400 - 1 }).map((s) => new Date(start + s * 1000).toISOString()),
  Amount: fc.integer({ min: -9e9, max: 9e9 }),
  Note: fc.string({ unit: 'grapheme', maxLength: 12 }),
  By: fc.constantFrom('Dewi Lestari', 'O"Neil, Jr', '=Agus', "'=Agus", ''),
})

it('AGT-2 a statement is read back from its file with the same instants, amounts and texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 6 }), async (entries) => {
      const statement = sampleStatement()
      const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })
      const [sample] = statement.Items
      if (!sample) throw new Error('The sample has no entry')
      const Items = entries.map(({ Amount, ...entry }) => ({
        ...{ ...sample, ...entry, Amount: idr(Amount) },
      }))
      const end = Items.reduce((sum, { Amount }) => sum + Amount.Amount, 25_000_000)

      const text = await statementCsv({ ...statement, Items, End: idr(end) }, words)

      const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
        ...{ header: true, skipEmptyLines: true, delimiter: ',', newline: '\r\n' },
      })
      const rows = data.slice(1, -1)
      // Apostrophes against formulas stand in front of a cell, or behind a semicolon.
      const plain = (cell = '') => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/u, '')
      expect(rows.map((row) => Date.parse(row['Date'] ?? ''))).toEqual(
        entries.map(({ At }) => Date.parse(At)),
      )
      expect(data.every((row) => /^\d{4}-\d\d-\d\dT[\d:]{8}\+07:00$/.test(row['Date'] ?? ''))).toBe(
        true,
      )
      expect(rows.map((row) => Number(row['Credit']) - Number(row['Debit']))).toEqual(
        entries.map(({ Amount }) => Amount),
      )
      expect(rows.map((row) => plain(row['By']))).toEqual(entries.map(({ By }) => By))
      expect(rows.map((row) => plain(row['Note']).replaceAll(";'", ';'))).toEqual(
        entries.map(({ Note }) => Note.replaceAll(";'", ';')),
      )
    }),
  )
})
