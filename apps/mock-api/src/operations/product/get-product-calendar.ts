import { isCalendarDate } from '@selat/domain'

import { findEntry } from '../../catalogue/find-entry.ts'
import type { CatalogueContent } from '../../fixtures/catalogue/common-schemas.ts'
import { loadStockLeft } from '../../inventory/stock-left.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { type DaysOf, daysOf } from '../../products/days-of.ts'

const CONTENTS: Readonly<Record<string, CatalogueContent>> = {
  htl: 'hotel',
  att: 'attraction',
  pkg: 'package',
  trn: 'transport',
  crs: 'cruise',
}

export const getProductCalendar = defineOperation(
  'getProductCalendar',
  async ({ path: { id }, query: { month, option } }, ctx) => {
    const content = CONTENTS[id.slice(0, 3)] ?? 'attraction' // the pattern of ids knows no other
    const entry = findEntry(ctx, content, id)
    const dates = datesOf(month)
    const [first = `${month}-01`] = dates
    const left = await loadStockLeft(ctx, id, { first, last: dates.at(-1) ?? first })
    // The entry was found by its content; TypeScript cannot follow the index.
    const daysOfEntry = daysOf[content] as unknown as DaysOf<CatalogueContent>
    const Days = daysOfEntry(ctx, entry, dates, left, option)
    return { status: 200, body: { Month: month, Days } }
  },
  { transaction: 'none' },
)

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))

/** Without a look at the month behind it: after that of December 9999 no day can be written. */
function datesOf(month: string): string[] {
  return DAYS.map((day) => `${month}-${day}`).filter(isCalendarDate)
}
