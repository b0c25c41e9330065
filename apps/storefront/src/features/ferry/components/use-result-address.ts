import type { FerryCriteria } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

import { parseCriteria, serializeCriteria } from '../../../shared/ferry/criteria-url.ts'
import { parseResultView, serializeResultView } from '../model/result-view.ts'
import type { ResultView } from '../model/result-view.ts'

/** The results' whole state is their address: what is searched, how it is looked at, what is picked. */
export function useResultAddress() {
  const [params, setParams] = useSearchParams()
  const criteria = parseCriteria(params)
  const view = parseResultView(params)
  const go = (search: FerryCriteria, shown: ResultView, replace: boolean) =>
    setParams(new URLSearchParams([...serializeCriteria(search), ...serializeResultView(shown)]), {
      replace,
      preventScrollReset: true,
    })
  return {
    criteria,
    view,
    /** Filters and order: no step of their own in the history. */
    look: (values: Partial<ResultView>) => go(criteria, { ...view, ...values }, true),
    pick: (index: number, key: string) => {
      const picks = Array.from({ length: Math.max(view.picks.length, index + 1) }, (_, at) =>
        at === index ? key : (view.picks[at] ?? ''),
      )
      go(criteria, { ...view, picks }, false)
    },
    /** Another search; the picks that its legs still have may stay. */
    search: (search: FerryCriteria, picks: string[] = []) => go(search, { ...view, picks }, false),
  }
}

export type ResultAddress = ReturnType<typeof useResultAddress>
