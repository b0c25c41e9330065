import type { FerryCriteria } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQueries } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'

import { travelQueries } from '../../../shared/app/api.ts'
import { legRoutes, legsOf, searchesOf } from '../model/legs.ts'

type Result = Schemas['FerrySearchResult']

/** All legs of a search as one query: there when every call is, failed when one is. */
export function useLegs(criteria: FerryCriteria) {
  const legCount = legRoutes(criteria).length
  // The same function as long as it does the same: with another one the answers are combined and compared anew.
  const combine = useCallback(
    (answers: UseQueryResult<Result>[]) => combineLegs(answers, legCount),
    [legCount],
  )
  return useQueries({
    queries: searchesOf(criteria).map((query) => ({
      ...travelQueries.get('/travel/v1/ferry/search', { query }),
      // Another day keeps the list's place until its sailings are there; another route starts from nothing.
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
