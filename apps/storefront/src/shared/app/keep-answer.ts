import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Takes over what a change answered with. A question still on its way would bring back what was there before. */
export async function keepAnswer(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: object,
): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, answer)
}
