import { partyOf, partySize } from '@selat/domain'
import { Skeleton } from '@selat/ui/skeleton'
import { useCallback } from 'react'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { type SoldView, useSold } from '../../../shared/trade/price/sold-view.ts'
import { useLegs } from '../api/use-legs.ts'
import type { Leg } from '../model/legs.ts'
import { soldLegs } from '../model/sold-legs.ts'
import { LegResults } from './leg-results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { ResultAddress } from './use-result-address.ts'

type DatedResultsProps = { address: ResultAddress; onModify: () => void }

/** Shows the sailings of a dated trip, leg by leg. */
export function DatedResults({ address, onModify }: DatedResultsProps) {
  const query = useLegs(address.criteria)
  const people = partySize(partyOf(address.criteria))
  const toSold = useCallback(
    (legs: Leg[], view: SoldView) => soldLegs(legs, people, view),
    [people],
  )
  const legs = useSold(query.data, toSold)
  if (query.data && legs) {
    return (
      <LegResults
        legs={legs}
        netLegs={query.data}
        isStale={query.isStale}
        address={address}
        onModify={onModify}
      />
    )
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <QueryState
        query={query}
        data={legs}
        skeleton={
          <div className="grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <Skeleton className="h-96 max-lg:hidden" />
            <ResultsSkeleton />
          </div>
        }
      >
        {() => null}
      </QueryState>
    </div>
  )
}
