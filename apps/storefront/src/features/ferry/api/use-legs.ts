import type { FerryCriteria } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQueries } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'

import { travelQueries } from '../../../shared/app/api.ts'
import { legRoutes, legsOf, searchesOf } from '../model/legs.ts'

type Result = Schemas['FerrySearchResult']

/** Loads all legs of a search as one query: it has data once every call has, and an error if one call has. */
export function useLegs(criteria: FerryCriteria) {
  const legCount = legRoutes(criteria).length
  // React Query combines and compares the answers again for another function, so this one only changes with the number of legs.
  const combine = useCallback(
    (answers: UseQueryResult<Result>[]) => combineLegs(answers, legCount),
    [legCount],
  )
  return useQueries({
    queries: searchesOf(criteria).map((query) => ({
      ...travelQueries.get('/travel/v1/ferry/search', { query }),
      // On another day of the same route, the former sailings stay until the new ones arrive. Another route begins without any.
      placeholderData: (previous: Result | undefined) =>
        previous?.From.Code === query.from && previous.To.Code === query.to ? previous : undefined,
    })),
    combine,
  })
}

function combineLegs(answers: readonly UseQueryResult<Result>[], legCount: number) {
  const results = answers.flatMap(({ data }) => data ?? [])
  const failed = answers.find(({ error }) => error !== null)
  return {
    data: results.length === answers.length ? legsOf(results).slice(0, legCount) : undefined,
    error: failed?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isStale: answers.some(({ isPlaceholderData }) => isPlaceholderData),
    refetch: () => {
      for (const answer of answers) void answer.refetch()
    },
  }
}
