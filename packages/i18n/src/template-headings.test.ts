import { readPassengerTable, TABLE_COLUMNS } from '@selat/domain'
import { expect, it } from 'vitest'

import { languages, sourceOfDraft } from './languages.ts'
import { readMessages } from './message-files.ts'

const complete = languages.filter(({ code }) => sourceOfDraft(code) === null)

it.each(complete)(
  'PAX-5 $code: the headings of its template are known on a page in any language',
  ({ code }) => {
    const texts = readMessages(code, 'traveller')
    const headings = TABLE_COLUMNS.map((column) => texts.get(`column.${column}`) ?? column)

    const table = readPassengerTable([headings], { today: '2026-11-20', sectors: [] })

    expect(table.hasHeadings).toBe(true)
    expect(table.ignoredHeadings).toEqual([])
  },
)
