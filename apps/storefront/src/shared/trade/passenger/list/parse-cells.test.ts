import { expect, it } from 'vitest'

import { unreadable } from '../../../../test/proof-file.ts'
import { parseCells } from './parse-cells.ts'
import { readListFile } from './read-list-file.ts'

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'list.csv') => new File([bytes], name)
const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a spreadsheet’s tabs', 'A\tB\nC\tD\n'],
  ['commas', 'A,B\r\nC,D'],
  ['semicolons', 'A;B\nC;D'],
  ['a byte order mark', '\uFEFFA,B\nC,D'],
])('PAX-5 a list is split at %s', async (_, text) => {
  expect((await parseCells(text)).slice(0, 2)).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ])
})

it('PAX-5 a cell in quotes keeps its comma and its line break', async () => {
  expect(await parseCells('"TAN, WEI LING","Batam\nCentre"')).toEqual([
    ['TAN, WEI LING', 'Batam\nCentre'],
  ])
})

it('PAX-5 a file is read in UTF-8, in UTF-16 and in the encoding of Chinese spreadsheets', async () => {
  const gb18030 = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb])
  const utf16 = new Uint8Array([0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54])

  expect(await readListFile(file(utf8('姓名,護照')))).toEqual({ ok: true, text: '姓名,護照' })
  expect(await readListFile(file(gb18030))).toEqual({ ok: true, text: '姓名' })
  expect(await readListFile(file(utf16))).toEqual({ ok: true, text: '姓名' })
})

it('PAX-5 a workbook, a picture, a file over 1 MB and an unreadable file are refused', async () => {
  expect(await readListFile(file(utf8('PK'), 'list.xlsx'))).toEqual({
    ok: false,
    reason: 'notText',
  })
  expect(await readListFile(file(new Uint8Array([65, 0, 66])))).toEqual({
    ok: false,
    reason: 'notText',
  })
  expect(await readListFile(file(new Uint8Array(1024 * 1024 + 1).fill(65)))).toEqual({
    ok: false,
    reason: 'tooLarge',
  })
  expect(await readListFile(unreadable(file(utf8('A,B'))))).toEqual({
    ok: false,
    reason: 'unreadable',
  })
})
