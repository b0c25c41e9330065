import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseWrittenDate } from './parse-written-date.ts'

const today = '2026-11-20'
const read = (text: string, direction: 'past' | 'future' = 'past') =>
  parseWrittenDate(text, { today, direction })

it.each([
  '1985-11-03',
  '1985/11/3',
  '1985年11月3日',
  '3/11/1985',
  '03-11-1985',
  '3.11.1985',
  '3 11 1985',
  '03111985',
  '19851103',
  '3 Nov 1985',
  '03-NOV-85',
  '3 November 1985',
  '3rd nov, 1985',
  'November 3, 1985',
  '3 Nop 1985',
  '３／１１／１９８５',
  '  3/11/85 ',
])('PAX-5 reads "%s" as the third of November', (text) => {
  expect(read(text)).toEqual({ date: '1985-11-03', note: null })
})

it.each([
  ['17 Agustus 1945', '1945-08-17'],
  ['1 Mei 1990', '1990-05-01'],
  ['25 Desember 2001', '2001-12-25'],
  ['9 Pebruari 2000', '2000-02-09'],
  ['29/02/2024', '2024-02-29'],
  ['12 Agt 1990', '1990-08-12'],
  ['12 Ags 1990', '1990-08-12'],
  ['12 Ogos 1990', '1990-08-12'],
  ['12 OGS 90', '1990-08-12'],
  ['12-Mac-1988', '1988-03-12'],
  ['12/Mac/1988', '1988-03-12'],
  ['12 Maret 1988', '1988-03-12'],
  ['1 Julai 1990', '1990-07-01'],
  ['1 Okt. 1990', '1990-10-01'],
  ['25 Dis 2001', '2001-12-25'],
  ['25 Des 2001', '2001-12-25'],
  ['25 Sept 2001', '2001-09-25'],
  ['12 MAR/MAR 1988', '1988-03-12'],
  ['12 MAC / MAR 1988', '1988-03-12'],
  ['12 8月/AUG 1990', '1990-08-12'],
  ['1990年8月12日', '1990-08-12'],
  ['1990 年 08 月 12 日', '1990-08-12'],
])('PAX-5 reads "%s"', (text, date) => {
  expect(read(text).date).toBe(date)
})

it('PAX-5 the beginning of a month’s name, of three letters or more, belongs to one month', () => {
  for (let one = 1; one <= 12; one += 1)
    for (const locale of ['en', 'id', 'ms']) {
      const name = new Intl.DateTimeFormat(locale, { month: 'long' }).format(
        new Date(2001, one - 1, 1),
      )
      for (let length = 3; length <= name.length; length += 1)
        expect(read(`5 ${name.slice(0, length)} 2001`).date?.slice(5)).toBe(
          `${String(one).padStart(2, '0')}-05`,
        )
    }
})

it('PAX-5 says if only the American order gives a day', () => {
  expect(read('11/23/1985')).toEqual({ date: '1985-11-23', note: 'month_before_day' })
  expect(read('23/11/1985')).toEqual({ date: '1985-11-23', note: null })
})

it('PAX-5 a year of two digits is in the past for a birth and in the future for an expiry', () => {
  expect(read('1/2/26').date).toBe('2026-02-01')
  expect(read('1/2/27').date).toBe('1927-02-01')
  expect(read('1/2/27', 'future').date).toBe('2027-02-01')
  expect(read('1/2/25', 'future').date).toBe('2125-02-01')
})

it.each([
  '',
  'tomorrow',
  '31/02/1990',
  '29/02/2023',
  '13/13/2000',
  '3 Foo 1985',
  '3 Marble 1985',
  '3 MAR/MAY 1985',
  '3 MAR/FOO 1985',
  '3 8月/SEP 1985',
  '38月 1985',
  '1985',
  '3/11',
  '0/0/0000',
  '1985-13-03',
])('PAX-5 "%s" is not a date', (text) => {
  expect(read(text)).toEqual({ date: null, note: null })
})

it('PAX-5 every date is read alike in each of three notations', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
      (instant) => {
        const date = instant.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = date.split('-')

        for (const text of [
          date,
          `${day}/${month}/${year}`,
          `${year}年${Number(month)}月${Number(day)}日`,
        ])
          expect(read(text).date).toBe(date)
      },
    ),
  )
})

it('PAX-5 no text makes it throw, or return anything but a date or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0129/-. nov年月日') }), (text) => {
      const { date } = read(text)

      expect(date === null || /^\d{4}-\d{2}-\d{2}$/.test(date)).toBe(true)
    }),
  )
})
