import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Skeleton } from '@selat/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { QueryState } from '../../kit/query-state.tsx'
import { type SoldProduct, useSoldAnswer } from '../price/sold-view.ts'

export type DetailStateProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** The product that the page sells, because a member can hide its net prices. */
  content: SoldProduct['product']
  children: (data: Data) => ReactNode
}

/**
 * Shows a product's page once it is loaded, and until then its state. A product that is not sold here has no page
 * (NAV-3).
 */
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

/** Reserves the space of a product's first screen: heading, pictures, text, and the form beside them. */
function DetailSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-8 sm:px-6 md:pb-12">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="mt-6 h-10 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-32" />
      <Skeleton className="mt-6 h-56 w-full rounded-xl sm:h-80" />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-3/4" />
        </div>
        <Skeleton className="h-120 w-full rounded-xl" />
      </div>
    </div>
  )
}
