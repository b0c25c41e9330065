import type { Leg } from './legs.ts'
import type { ResultView } from './result-view.ts'
import { listSailings } from './sailing-list.ts'

type Filter = ResultView['filter']

/** How many sailings of the leg the list has while this part of the filter is as given and the rest as it is. */
export function countSailings(leg: Leg, view: ResultView, part: Partial<Filter> = {}): number {
  return listSailings(leg, { ...view, filter: { ...view.filter, ...part } }).length
}
