import { expect, it } from 'vitest'

import { sampleManifest } from '../../../test/sample-manifest.ts'
import { toScanCode, typedCode } from './read-code.ts'
import { toPaper, readCsv } from './read-csv.ts'
import { sailingsAhead } from './sailings-ahead.ts'

it('MAN-2 a ticket number is a code in any case, and the text of a QR code leaves as its digest alone', async () => {
  expect(await toScanCode(' nst-4kq7zp-1\n')).toBe('NST-4KQ7ZP-1')
  expect(await toScanCode('SELAT1.tkt_4T7KX2M9QA.c2lnbmF0dXJl')).toBe(
    '2a96b0fb26dd27afe2a8733a52ee48a49b4762e7fababf19e61bef57318bedb5',
  )
  expect(await toScanCode('f'.repeat(64))).toBe('f'.repeat(64))
})

it('MAN-2 what was typed is shown, and of a QR code nothing', async () => {
  expect(typedCode({ Code: await toScanCode('nobody-1') })).toBe('NOBODY-1')
  expect(typedCode({ Code: await toScanCode('SELAT1.tkt_4T7KX2M9QA.c2ln') })).toBe('')
})

it('MAN-1 paper has the rows of the file, with what is the sailing’s own once above them', async () => {
  const table = await readCsv(
    'Number,LastName,Vessel,To\r\nNST-1,"TAN, WEI",Selat,HFC\r\nNST-2,"O""NEILL",Selat,HFC\r\n',
  )

  expect(toPaper(table)).toEqual({
    head: [
      ['Vessel', 'Selat'],
      ['To', 'HFC'],
    ],
    table: {
      columns: ['Number', 'LastName'],
      rows: [
        ['NST-1', 'TAN, WEI'],
        ['NST-2', 'O"NEILL'],
      ],
    },
  })
})

it('MAN-1 what is over for an hour is no work any more: at departure by leaving, at arrival by coming', () => {
  const { Sailing } = sampleManifest([])
  const ahead = (Direction: 'departure' | 'arrival', now: string) =>
    sailingsAhead({ Direction, Items: [Sailing] }, Date.parse(now)).length

  expect(ahead('departure', '2026-11-20T10:09:00Z')).toBe(1)
  expect(ahead('departure', '2026-11-20T10:11:00Z')).toBe(0)
  expect(ahead('arrival', '2026-11-20T10:11:00Z')).toBe(1)
})
