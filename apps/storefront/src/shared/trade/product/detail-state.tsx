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
  /** The product that the page sells, because a member can hide its net prices. */
  content: SoldProduct['product']
  children: (data: Data) => ReactNode
}

/** Shows the states of a product's page while it is not there. A product that is not sold here has no page (NAV-3). */
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

/** Returns a response whose status the boundary of pages shows. */
function notFound(): Response {
  return new Response(null, { status: 404 })
}
