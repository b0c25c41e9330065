import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fieldOf, reasonOf } from '../issues/issue.ts'
import { readPassengerTable, TABLE_ROWS_MAX } from './read-passenger-table.ts'
import { TABLE_COLUMNS } from './table-columns.ts'

const today = '2026-11-20'
const saved = { today, sectors: [] }
const abroad = {
  today,
  sectors: [
    {
      departsOn: '2026-12-12',
      arrivesOn: '2026-12-12',
      isInternational: true,
      bands: { infantUntil: 2, childUntil: 12 },
    },
  ],
}
const WEI_LING = [
  'Ms',
  'Wei Ling',
  'Tan',
  '3/11/1985',
  'Singapore',
  'K1234567N',
  '11/2/2023',
  '11/2/2033',
  'Singapore',
  'Singapore',
  'SG',
  '陈慧玲',
]

const cells = (text: string) =>
  text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const issuesOf = (table: ReturnType<typeof readPassengerTable>) =>
  table.passengers.map(({ line, issues }) => [
    line,
    ...issues.map((issue) => `${fieldOf(issue)} ${reasonOf(issue.code)}`),
  ])

it('PAX-5 reads a list without headings in the order of the template', () => {
  const table = readPassengerTable([WEI_LING], abroad)

  expect(WEI_LING).toHaveLength(TABLE_COLUMNS.length)
  expect(table.hasHeadings).toBe(false)
  expect(table.passengers).toEqual([
    {
      line: 1,
      issues: [],
      swappedDates: [],
      passenger: {
        title: 'Ms',
        firstName: 'WEI LING',
        lastName: 'TAN',
        nativeName: '陈慧玲',
        dateOfBirth: '1985-11-03',
        nationality: 'SG',
        countryOfResidence: 'SG',
        passportNumber: 'K1234567N',
        dateOfIssue: '2023-02-11',
        dateOfExpiry: '2033-02-11',
        placeOfBirth: 'Singapore',
        placeOfIssue: 'Singapore',
      },
    },
  ])
})

describe('headings', () => {
  it.each([
    'Passport No.|Given name|Surname|D.O.B.|Nationality|Title',
    'Nomor Paspor|Nama depan|Nama belakang|Tanggal lahir|Kewarganegaraan|Sapaan',
    '护照号码|名|姓|出生日期|国籍|称谓',
    '護照號碼|名|姓|出生日期|國籍|稱謂',
    '护照号码|名字|姓氏|出生日期|国籍|称呼',
  ])('PAX-5 are known in any order: %s', (headings) => {
    const table = readPassengerTable(
      cells(`${headings}\nK1234567N|Wei Ling|Tan|3/11/1985|SGP|Ms`),
      saved,
    )

    expect(table.hasHeadings).toBe(true)
    expect(table.ignoredHeadings).toEqual([])
    expect(table.passengers[0]).toMatchObject({
      line: 2,
      issues: [],
      passenger: {
        firstName: 'WEI LING',
        lastName: 'TAN',
        passportNumber: 'K1234567N',
        dateOfBirth: '1985-11-03',
        nationality: 'SG',
        title: 'Ms',
      },
    })
  })

  it('PAX-5 are also known in the reader’s language', () => {
    const korean = { firstName: '이름', lastName: '성', dateOfBirth: '생년월일' }
    const list = cells('성|이름|생년월일|DOB\nKim|Min-ji|3/11/1985|x')

    const table = readPassengerTable(list, { ...saved, columnNames: korean })

    expect(table.ignoredHeadings).toEqual(['DOB'])
    expect(table.passengers).toHaveLength(1)
    expect(table.passengers[0]?.passenger).toMatchObject({
      firstName: 'MIN-JI',
      lastName: 'KIM',
      dateOfBirth: '1985-11-03',
    })
  })

  it('PAX-5 are reported if they are unknown', () => {
    const table = readPassengerTable(cells('No|Name|DOB|Room\n1|SUKARNO|1/2/1980|12'), saved)

    expect(table.ignoredHeadings).toEqual(['No', 'Room'])
    expect(table.passengers[0]?.passenger).toMatchObject({ firstName: 'SUKARNO', lastName: '' })
  })

  it('PAX-5 count once if they are repeated', () => {
    const table = readPassengerTable(cells('Name|DOB|Name\nADI|1/2/1980|BUDI'), saved)

    expect(table.passengers[0]?.passenger.firstName).toBe('ADI')
  })
})

describe('cells', () => {
  const one = (headings: string, row: string) =>
    readPassengerTable(cells(`${headings}\n${row}`), saved).passengers[0]?.passenger

  it('PAX-5 a whole name is split only at its comma', () => {
    expect(one('Name|DOB', 'Tan, Wei Ling|')).toMatchObject({
      firstName: 'WEI LING',
      lastName: 'TAN',
    })
    expect(one('Name|DOB', 'Tan Wei Ling|')).toMatchObject({
      firstName: 'TAN WEI LING',
      lastName: '',
    })
    expect(one('First name|Last name', '|Suharto')).toMatchObject({
      firstName: 'SUHARTO',
      lastName: '',
    })
  })

  it('PAX-5 a title follows from the sex and the age', () => {
    const titles = ['M|1/2/1980', 'F|1/2/1980', 'L|1/2/2020', 'P|1/2/2020', '女|', 'x|'].map(
      (row) => one('Sex|DOB', row)?.title,
    )

    expect(titles).toEqual(['Mr', 'Ms', 'Mstr', 'Miss', 'Ms', ''])
  })

  it('PAX-5 titles are recognised in several languages', () => {
    const titles = ['MR.', 'Tn.', 'Ibu', '先生', 'Master', 'Dr'].map(
      (title) => one('Title|DOB', `${title}|`)?.title,
    )

    expect(titles).toEqual(['Mr', 'Mr', 'Mrs', 'Mr', 'Mstr', 'Dr'])
  })

  it('PAX-5 the residence is the nationality unless a column says otherwise', () => {
    expect(one('Nationality|Residence', 'IDN|')?.countryOfResidence).toBe('ID')
    expect(one('Nationality|Residence', 'IDN|Singapura')?.countryOfResidence).toBe('SG')
  })

  it('PAX-5 a date in the American order is read and marked', () => {
    const table = readPassengerTable(cells('Name|DOB\nADI|11/23/1985\nBUDI|23/11/1985'), saved)

    expect(table.passengers.map(({ swappedDates }) => swappedDates)).toEqual([['dateOfBirth'], []])
    expect(table.passengers[0]?.passenger.dateOfBirth).toBe('1985-11-23')
  })

  it('PAX-5 an unreadable value stays as it was written, and is marked', () => {
    const table = readPassengerTable(
      cells('Title|Name|DOB|Nationality|Residence\nMs|陈慧玲|yesterday|Atlantis|SG'),
      saved,
    )

    expect(table.passengers[0]?.passenger).toMatchObject({
      dateOfBirth: 'yesterday',
      nationality: 'ATLANTIS',
    })
    expect(issuesOf(table)).toEqual([
      [2, 'firstName invalid_name', 'nationality invalid_country', 'dateOfBirth invalid_date'],
    ])
  })
})

describe('verdicts', () => {
  it('PAX-5 a passport is required only abroad', () => {
    const list = cells('Title|Name|DOB|Nationality\nMs|ADI|1/2/1980|ID')

    expect(issuesOf(readPassengerTable(list, saved))).toEqual([[2]])
    expect(issuesOf(readPassengerTable(list, abroad))).toEqual([
      [
        2,
        'passportNumber required',
        'dateOfIssue required',
        'dateOfExpiry required',
        'placeOfBirth required',
        'placeOfIssue required',
      ],
    ])
  })

  it('PAX-5 duplicates are marked, within the list and with known passengers', () => {
    const table = readPassengerTable([WEI_LING, WEI_LING], saved)
    const [first] = table.passengers
    const again = readPassengerTable([WEI_LING], {
      ...saved,
      known: first ? [first.passenger] : [],
    })

    expect(issuesOf(table)).toEqual([[1], [2, 'passportNumber duplicate_passport']])
    expect(issuesOf(again)).toEqual([[1, 'passportNumber duplicate_passport']])
  })

  it('PAX-3 PAX-5 a validity of less than six months is a warning', () => {
    const list = WEI_LING.with(7, '11/2/2027')

    const [passenger] = readPassengerTable([list], abroad).passengers

    expect(passenger?.issues).toMatchObject([
      { path: ['dateOfExpiry'], code: 'passenger.expires_soon_after_travel', severity: 'warning' },
    ])
  })
})

it('PAX-5 empty rows are left out and the others keep their line', () => {
  const table = readPassengerTable(
    [['', ' '], WEI_LING, [''], WEI_LING.with(5, 'K7654321D').with(1, 'Kah')],
    saved,
  )

  expect(table.passengers.map(({ line }) => line)).toEqual([2, 4])
  expect(readPassengerTable([], saved).passengers).toEqual([])
})

it('PAX-5 rows beyond the maximum are left out, and their number is reported', () => {
  const rows = Array.from({ length: TABLE_ROWS_MAX + 3 }, (_, index) => [
    'Mr',
    'A'.repeat((index % 30) + 1),
    'B'.repeat(Math.floor(index / 30) + 1),
  ])

  const table = readPassengerTable(rows, saved)

  expect(table.passengers).toHaveLength(TABLE_ROWS_MAX)
  expect(table.rowsLeftOut).toBe(3)
})

it('PAX-5 words that every object of the program knows are read as they are written', () => {
  const rows = [
    ['Title', 'First name', 'Last name', 'Nationality'],
    ['constructor', 'WEI LING', 'TAN', 'constructor'],
  ]

  const [read] = readPassengerTable(rows, abroad).passengers

  expect(read?.passenger).toMatchObject({ title: 'constructor', nationality: 'CONSTRUCTOR' })
})

it('PAX-5 no list makes it throw', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('DOB', 'Name', '姓名', '1/1/1980', 'M', 'SG', '32/13/99'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 6 }), (rows) => {
      const { passengers } = readPassengerTable(rows, abroad)

      expect(passengers.every(({ line }) => line >= 1 && line <= rows.length)).toBe(true)
    }),
  )
})
