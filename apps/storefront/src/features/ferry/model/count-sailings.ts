import type { Leg } from './legs.ts'
import type { ResultView } from './result-view.ts'
import { listSailings } from './sailing-list.ts'

type Filter = ResultView['filter']

/** Returns the number of sailings of the leg that remain if this part of the filter is replaced and the rest stays. */
export function countSailings(leg: Leg, view: ResultView, part: Partial<Filter> = {}): number {
  return listSailings(leg, { ...view, filter: { ...view.filter, ...part } }).length
}
