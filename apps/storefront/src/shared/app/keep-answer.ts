import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Stores the answer to a change under the key of a query. Calls of the query that are on their way are cancelled,
 * because they would bring back the old state.
 */
export async function keepAnswer(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: object,
): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, answer)
}
