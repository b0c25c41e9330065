import type { FerryCriteria } from '@selat/domain'
import { keepPreviousData, useQueries } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/api.ts'
import { legsOf, searchesOf } from '../model/legs.ts'

/** All legs of a search as one query: there when every call is, failed when one is. */
export function useLegs(criteria: FerryCriteria) {
  return useQueries({
    queries: searchesOf(criteria).map((query) => ({
      ...travelQueries.get('/travel/v1/ferry/search', { query }),
      // Another day keeps the list's place until its sailings are there.
      placeholderData: keepPreviousData,
    })),
    combine: (answers) => {
      const results = answers.flatMap(({ data }) => data ?? [])
      const failed = answers.find(({ error }) => error !== null)
      return {
        data: results.length === answers.length ? legsOf(results) : undefined,
        error: failed?.error ?? null,
        isFetching: answers.some(({ isFetching }) => isFetching),
        isPlaceholderData: answers.some(({ isPlaceholderData }) => isPlaceholderData),
        refetch: (() => Promise.all(answers.map(({ refetch }) => refetch()))) as never,
      }
    },
  })
}
