import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { QueryState } from './query-state.tsx'

/** The result of `useInfiniteQuery` for a list that the SDK loads page by page, by cursor. */
export type GrowingQuery<Item> = UseInfiniteQueryResult<InfiniteData<{ Items: Item[] }>>

/** Returns all items of a list that are loaded so far; undefined before its first page. */
export function itemsOf<Item>({ data }: Pick<GrowingQuery<Item>, 'data'>): Item[] | undefined {
  return data?.pages.flatMap(({ Items }) => Items)
}

type GrowingListProps<Item> = {
  query: GrowingQuery<Item>
  /** A placeholder in the size of the first page. */
  skeleton: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/**
 * Shows a list that can grow while it is read, the newest items first: its states, and a button that loads the next
 * page, also again after a failure.
 */
export function GrowingList<Item>({ query, skeleton, empty, children }: GrowingListProps<Item>) {
  const items = itemsOf(query) ?? []
  return (
    <QueryState query={query} skeleton={skeleton}>
      {() =>
        items.length === 0 ? (
          empty
        ) : (
          <div aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-4">
            {children(items)}
            {query.hasNextPage && <ShowMore query={query} />}
          </div>
        )
      }
    </QueryState>
  )
}

type ShowMoreProps = {
  query: Pick<
    GrowingQuery<unknown>,
    'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}

function ShowMore({ query }: ShowMoreProps) {
  const { t } = useTranslation('common')
  const { isFetchNextPageError: hasFailed, isFetchingNextPage, fetchNextPage } = query
  return (
    <Button
      variant="outline"
      className="self-center print:hidden"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t(hasFailed ? 'action.retry' : 'action.showMore')}
    </Button>
  )
}
