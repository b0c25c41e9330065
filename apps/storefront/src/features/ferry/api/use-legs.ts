import type { FerryCriteria } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { travelQueries } from '../../../shared/app/api.ts'
import { serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { isSameJourney, type Leg, legRoutes, legsOf, searchesOf } from '../model/legs.ts'

type Result = Schemas['FerrySearchResult']

/**
 * Loads all legs of a search as one query: it has data once every call has, and an error if one call has. On another day of the
 * same journey, the former sailings stay until the new ones arrive.
 */
export function useLegs(criteria: FerryCriteria) {
  const legCount = legRoutes(criteria).length
  // React Query combines and compares the answers again for another function, so this one only changes with the number of legs.
  const combine = useCallback(
    (answers: UseQueryResult<Result>[]) => combineLegs(answers, legCount),
    [legCount],
  )
  const { data, ...query } = useQueries({
    queries: searchesOf(criteria).map((search) =>
      travelQueries.get('/travel/v1/ferry/search', { query: search }),
    ),
    combine,
  })
  // React Query has placeholders for one query only: with several, each search that differs begins without the former answer.
  const search = serializeCriteria(criteria).toString()
  const [former, setFormer] = useState<{ search: string; legs: Leg[] }>()
  if (data && data !== former?.legs) setFormer({ search, legs: data })
  // The same search without an answer is that of another account or currency, for which the former prices are wrong.
  const isStale =
    !data &&
    !query.error &&
    former !== undefined &&
    former.search !== search &&
    isSameJourney(criteria, former.legs)
  return { ...query, data: isStale ? former.legs : data, isStale }
}

function combineLegs(answers: readonly UseQueryResult<Result>[], legCount: number) {
  const results = answers.flatMap(({ data }) => data ?? [])
  const failed = answers.find(({ error }) => error !== null)
  return {
    data: results.length === answers.length ? legsOf(results).slice(0, legCount) : undefined,
    error: failed?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const answer of answers) void answer.refetch()
    },
  }
}
