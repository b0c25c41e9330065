import type { QuotationState } from '@selat/domain'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { parseQuotationSearch, serializeQuotationSearch } from '../model/quotation-url.ts'
import type { QuotationSearch } from '../model/quotation-url.ts'

type Change = { state?: QuotationState | undefined; search?: string | undefined }

/** The filters of the list, which live in the address. */
export function useQuotationSearch() {
  const search = parseQuotationSearch(useSearchParams()[0])
  const navigate = useNavigate()
  return {
    search,
    isNarrowed: Object.keys(search).length > 0,
    set: (change: Change) => {
      const wanted = Object.entries({ ...search, ...change }).filter(([, value]) => value)
      const next: QuotationSearch = Object.fromEntries(wanted)
      void navigate(paths.quotations(serializeQuotationSearch(next)), { replace: true })
    },
    clear: () => void navigate(paths.quotations(), { replace: true }),
  }
}

export type QuotationListSearch = ReturnType<typeof useQuotationSearch>
