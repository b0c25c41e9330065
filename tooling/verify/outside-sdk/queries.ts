import { createAdminClient, createTravelClient } from '@selat/sdk'
import {
  createQueries,
  getCompany,
  invalidate,
  listOrders,
  listPassengers,
  unwrap,
} from '@selat/sdk/react-query'
import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'

const options = {
  baseUrl: 'https://api.example',
  system: () => 4101,
  currency: () => undefined,
  token: () => null,
  language: () => 'en',
}
const admin = createAdminClient(options)
const travel = createQueries(createTravelClient(options))
const account = createQueries(admin)

/** Uses TanStack Query in every way in which it takes options, each typed by the operation. */
export function usePage(isShown: boolean): (string | undefined)[] {
  const cache = new QueryClient()
  const company = useQuery(travel.of(getCompany))
  const later = useQuery({ ...travel.get('/travel/v1/company'), enabled: isShown })
  const sure = useSuspenseQuery(travel.of(getCompany))
  const orders = useInfiniteQuery(account.pages(listOrders, { query: { limit: 50 } }))
  const sureOrders = useSuspenseInfiniteQuery(account.pages(listOrders))
  const removal = useMutation({
    mutationFn: (id: string) => unwrap(admin.delete('/admin/v1/passenger/{id}', { path: { id } })),
    onSuccess: () => invalidate(cache, listPassengers),
  })
  void cache.prefetchQuery(travel.of(getCompany))
  return [
    company.data?.Name,
    later.data?.Name,
    sure.data.Name,
    orders.data?.pages[0]?.Items[0]?.Id,
    sureOrders.data.pages[0]?.Items[0]?.Id,
    removal.variables,
  ]
}
