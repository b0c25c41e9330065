import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { QueryState } from '../../kit/query-state.tsx'
import { useSoldAnswer } from '../price/sold-view.ts'
import type { SoldProduct } from '../price/sold-view.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'

export type DetailStateProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** What it is a page of: an agent can hide its net prices. */
  content: SoldProduct['product']
  children: (data: Data) => ReactNode
}

/** The states of a product's page while it is not there; one that is not sold here is a page that is not there (NAV-3). */
export function DetailState<Data>({ query, content, children }: DetailStateProps<Data>) {
  const failure = callErrorOf(query.error)
  if (query.data === undefined && failure && isProblem(failure, 'not_found')) throw notFound()
  const data = useSoldAnswer(query.data, content)
  return (
    <QueryState query={query} data={data} skeleton={<DetailSkeleton />}>
      {children}
    </QueryState>
  )
}

/** What the boundary of pages shows with its status. */
function notFound(): Response {
  return new Response(null, { status: 404 })
}
