import { isCalendarDate } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { loadStockLeft } from '../../world/stock/stock-left.ts'
import { findReplaced } from './item/replaced-item.ts'
import { findProduct } from './listing/find-entry.ts'
import { listedProduct } from './registry.ts'

export const getProductCalendar = defineOperation(
  'getProductCalendar',
  async ({ path: { id }, query, header }, ctx) => {
    const { month, option } = query
    const { content, entry } = findProduct(ctx, id) ?? refuse('not_found')
    const dates = datesOf(month)
    const [first = `${month}-01`] = dates
    const replaced = await findReplaced(ctx, { query, header })
    const left = await loadStockLeft(ctx, id, { first, last: dates.at(-1) ?? first }, replaced)
    const Days = listedProduct(content).days(ctx, entry, dates, left, option)
    return { status: 200, body: { Month: month, Days } }
  },
  { transaction: 'none' },
)

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))

/**
 * Lists the days of a month. It does not subtract from the next month, because the month after December 9999 cannot be
 * written.
 */
function datesOf(month: string): string[] {
  return DAYS.map((day) => `${month}-${day}`).filter(isCalendarDate)
}
