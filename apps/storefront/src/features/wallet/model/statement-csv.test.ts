import Papa from 'papaparse'
import { expect, it } from 'vitest'

import { sampleStatement } from '../../../test/sample-statement.ts'
import { statementCsv } from './statement-csv.ts'
import type { CsvWords } from './statement-csv.ts'

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
  at: (instant) => instant.slice(0, 10),
}

const lines = async (statement = sampleStatement()) =>
  (await statementCsv(statement, words)).split('\r\n')

it('AGT-2 the file has every entry between opening and end, and a last line that checks', async () => {
  expect(await lines()).toEqual([
    '\uFEFFAgent,Currency,Date,Entry,Bank from,Note,Booking,By,Credit,Debit,Balance',
    'Baruna Tours,IDR,2026-11-01,Opening balance,,,,,,,25000000',
    'Baruna Tours,IDR,2026-11-20,Payment,,NST-4KQ7ZP,NST-4KQ7ZP,Dewi Lestari,,1004400,23995600',
    'Baruna Tours,IDR,2026-11-20,Top-up,BCA,November,,Agus Salim,10000000,,33995600',
    'Baruna Tours,IDR,2026-11-30,Ending balance,,,,,10000000,1004400,33995600',
    '',
  ])
})

it('AGT-2 opening and credits less debits are the end, as a spreadsheet counts them', async () => {
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
  'AGT-2 the note %j is text, and no formula',
  async (Note) => {
    const statement = sampleStatement()
    const Items = statement.Items.map((entry) => ({ ...entry, Note }))

    const text = await statementCsv({ ...statement, Items }, words)

    const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true })
    expect(data[1]?.['Note']).toBe(`'${Note}`)
  },
)

it('AGT-2 a note has no formula where a semicolon parts cells either', async () => {
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

  expect(first).toBe('Baruna Tours,IDR,2026-11-01,Opening balance,,,,,,,-12.50')
})
