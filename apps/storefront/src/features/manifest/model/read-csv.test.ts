import { expect, it } from 'vitest'

import { toPaper, readCsv } from './read-csv.ts'

it('MAN-1 the paper has the rows of the file, and values that all rows share once above them', async () => {
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
