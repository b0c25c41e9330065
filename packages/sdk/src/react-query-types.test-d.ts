// Only the type checker reads this file: each `@ts-expect-error` marks a query that must not compile (API-5).
import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'

import type { AdminClient, Schemas, TravelClient } from './index.ts'
import {
  createQueries,
  getBase,
  getCompany,
  getSession,
  invalidate,
  listCustomers,
  listOrders,
} from './react-query.ts'

declare const travel: TravelClient
declare const admin: AdminClient
declare const cache: QueryClient

const ofTravel = createQueries(travel)
const ofAdmin = createQueries(admin)

export function useTyped(): void {
  useQuery(ofTravel.of(getCompany)).data satisfies Schemas['Company'] | undefined
  useSuspenseQuery(ofTravel.of(getCompany)).data satisfies Schemas['Company']
  useSuspenseQuery(ofTravel.get('/travel/v1/company')).data satisfies Schemas['Company']
  // @ts-expect-error without suspense there may be no data yet
  useQuery(ofTravel.of(getCompany)).data satisfies Schemas['Company']

  const orders = useSuspenseInfiniteQuery(ofAdmin.pages(listOrders)).data.pages
  orders.flatMap(({ Items }) => Items) satisfies Schemas['OrderSummary'][]
  useInfiniteQuery(ofAdmin.pages(listCustomers, { query: { search: 'tan' } })).data?.pages.map(
    ({ Total }) => Total satisfies number,
  )
}

// The key determines the type of the cached data.
export const cached: Schemas['Company'] | undefined = cache.getQueryData(
  ofTravel.of(getCompany).queryKey,
)
export const renewed: Promise<void> = invalidate(cache, getCompany, listOrders)

// @ts-expect-error the query is required
export const noInit = ofTravel.of(getBase)
// @ts-expect-error an operation of the other client
export const otherClient = ofTravel.of(getSession)
// @ts-expect-error a company is no list
export const noList = ofTravel.pages(getCompany)
