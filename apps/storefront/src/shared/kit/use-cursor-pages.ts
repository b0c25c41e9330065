import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { QueryFunction, QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Page<Item> = { Items: Item[]; NextCursor: string | null }

/** What `createQueries` of the SDK makes, as far as it is looked at here. */
type PageQuery<Item, Key extends QueryKey> = {
  queryKey: Key
  queryFn?: QueryFunction<Page<Item>, Key, never>
}

/**
 * A list that comes a page at a time; a page more with each `showMore`. `queryOf` asks for the page at a cursor, the first
 * without one; `followMs` says of a page after how many milliseconds it is asked for again.
 */
export function useCursorPages<Item, Key extends QueryKey>(
  queryOf: (cursor: string | null) => PageQuery<Item, Key>,
  followMs: (page: Page<Item>) => number | false = () => false,
) {
  const queries = useQueryClient()
  const [pages, setPages] = useState(1)
  const pageAt = (cursor: string | null) => ({
    ...queryOf(cursor),
    refetchInterval: ({ state }: { state: { data: Page<Item> | undefined } }) =>
      state.data === undefined ? false : followMs(state.data),
  })
  const wanted: (ReturnType<typeof pageAt> & { meta?: { showError: boolean } })[] = [pageAt(null)]
  // Each page begins where the one before ends now: nothing is missed when something new stands first.
  for (let more = 1; more < pages; more += 1) {
    const before = wanted.at(-1)
    const cursor = before && queries.getQueryData<Page<Item>>(before.queryKey)?.NextCursor
    // Its failure leaves the list as it is, with the button to try again.
    if (cursor) wanted.push({ ...pageAt(cursor), meta: { showError: true } })
  }
  const answers: UseQueryResult<Page<Item>>[] = useQueries({ queries: wanted })
  const last = answers.at(-1)
  return {
    first: answers[0],
    items: answers.flatMap(({ data }) => data?.Items ?? []),
    /** The page that was asked for last, while it is not there. */
    pending: answers.length > 1 && last?.data === undefined ? last : undefined,
    hasMore: last?.data?.NextCursor !== null,
    showMore: () => setPages(answers.length + 1),
  }
}
