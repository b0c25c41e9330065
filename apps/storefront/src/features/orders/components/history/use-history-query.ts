import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { parseHistoryQuery, serializeHistoryQuery } from '../../model/history-url.ts'
import type { HistoryQuery } from '../../model/history-url.ts'

type Change = { [Name in keyof HistoryQuery]?: HistoryQuery[Name] | undefined }

/** The filters of the history, which live in the address; another filter begins with the newest order again. */
export function useHistoryQuery() {
  const query = parseHistoryQuery(useSearchParams()[0])
  const navigate = useNavigate()
  const [clears, setClears] = useState(0)
  const addressOf = (change: Change) => {
    const wanted = Object.entries({ ...query, cursor: undefined, ...change }).filter(
      ([, value]) => value !== undefined,
    )
    return paths.orderHistory(serializeHistoryQuery(Object.fromEntries(wanted)))
  }
  return {
    query,
    addressOf,
    set: (change: Change) => void navigate(addressOf(change), { replace: true }),
    clear: () => {
      setClears((count) => count + 1)
      void navigate(paths.orderHistory(), { replace: true })
    },
    /** Changes with every clearing, for fields that hold something of their own. */
    clears,
  }
}

export type HistorySearch = ReturnType<typeof useHistoryQuery>
