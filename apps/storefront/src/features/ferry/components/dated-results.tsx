import { Skeleton } from '@selat/ui/skeleton'

import { QueryState } from '../../../shared/query-state.tsx'
import { useLegs } from '../api/use-legs.ts'
import { LegResults } from './leg-results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { ResultAddress } from './use-result-address.ts'

type DatedResultsProps = { address: ResultAddress; onModify: () => void }

/** Sailings of a dated trip, leg by leg. */
export function DatedResults({ address, onModify }: DatedResultsProps) {
  const query = useLegs(address.criteria)
  if (query.data) {
    return (
      <LegResults legs={query.data} isStale={query.isStale} address={address} onModify={onModify} />
    )
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <QueryState
        query={query}
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
