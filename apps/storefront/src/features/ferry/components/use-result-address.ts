import type { FerryCriteria } from '@selat/domain'

import { useAddressParams } from '../../../shared/kit/address/use-address-params.ts'
import { parseCriteria, serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { keptPicks } from '../model/legs.ts'
import { parseResultView, type ResultView, serializeResultView } from '../model/result-view.ts'

/** Keeps the whole state of the results in the address: the search, the filters and order, and the picked sailings. */
export function useResultAddress() {
  const [params, setParams] = useAddressParams()
  const criteria = parseCriteria(params)
  const view = parseResultView(params)
  const go = (search: FerryCriteria, shown: ResultView, replace: boolean) => {
    const next = new URLSearchParams([...serializeCriteria(search), ...serializeResultView(shown)])
    setParams(next, { replace, preventScrollReset: true })
  }
  return {
    criteria,
    view,
    /** Changes the filters and the order without a new entry in the history. */
    look: (values: Partial<ResultView>) => go(criteria, { ...view, ...values }, true),
    pick: (index: number, key: string) => {
      const picks = Array.from({ length: Math.max(view.picks.length, index + 1) }, (_, at) =>
        at === index ? key : (view.picks[at] ?? ''),
      )
      go(criteria, { ...view, picks }, false)
    },
    /** Opens another search. The picks of legs that stay as they are remain. */
    search: (search: FerryCriteria) =>
      go(search, { ...view, picks: keptPicks(criteria, search, view.picks) }, false),
  }
}

export type ResultAddress = ReturnType<typeof useResultAddress>
