import { partyOf, partySize } from '@selat/domain'
import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { StraitMap } from '@selat/ui/strait-map'
import { useEffect, useRef } from 'react'

import { QueryState } from '../../../shared/query-state.tsx'
import { useAddToCart } from '../api/use-add-to-cart.ts'
import { useLegs } from '../api/use-legs.ts'
import { toCartInput } from '../model/cart-input.ts'
import { withLegDate } from '../model/legs.ts'
import type { Leg } from '../model/legs.ts'
import { findPick } from '../model/picked-sailing.ts'
import { EstimateBar } from './estimate-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { LegSection } from './leg-section.tsx'
import { ResultTools } from './result-tools.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { ResultAddress } from './use-result-address.ts'

type DatedResultsProps = { address: ResultAddress; onModify: () => void }

/** Sailings of a dated trip, leg by leg. */
export function DatedResults({ address, onModify }: DatedResultsProps) {
  const query = useLegs(address.criteria)
  return (
    <QueryState
      query={query}
      skeleton={
        <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
          <ResultsSkeleton />
        </div>
      }
    >
      {(legs) => (
        <LegResults
          legs={legs}
          isStale={query.isPlaceholderData}
          address={address}
          onModify={onModify}
        />
      )}
    </QueryState>
  )
}

type LegResultsProps = DatedResultsProps & { legs: Leg[]; isStale: boolean }

function LegResults({ legs, isStale, address, onModify }: LegResultsProps) {
  const { t } = useTranslation('ferry')
  const { criteria, view, look, pick, search } = address
  const seats = partySize(partyOf(criteria))
  const addToCart = useAddToCart()
  const picks = legs.map((leg, index) => findPick(leg, view.picks[index], seats))
  const chosen = picks.filter((picked) => picked !== undefined)
  const next = picks.findIndex((picked) => picked === undefined)
  const nextHeading = useFocusOnNext(next)
  // One choice at a time; a leg that cannot be had is said at once.
  const isOpen = (leg: Leg, index: number) =>
    next === -1 || index <= next || picks[index] !== undefined || leg.leg.Unavailable !== null
  const legName = (index: number) => {
    if (criteria.tripType === 'multi_city') return t('search.sector', { number: index + 1 })
    return t(index === 0 ? 'results.outbound' : 'results.return')
  }
  const nextStep = () => {
    if (criteria.tripType === 'multi_city') return t('results.chooseSector', { number: next + 1 })
    return t(next === 0 ? 'results.chooseOutbound' : 'results.chooseReturn')
  }
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl gap-x-10 px-4 py-6 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          aria-label={t('filter.title')}
          className="flex flex-col gap-8 self-start max-lg:hidden lg:sticky lg:top-24"
        >
          <FilterPanel legs={legs} view={view} onChange={look} />
          <LegMap legs={legs} at={next === -1 ? 0 : next} />
        </aside>
        <div className="flex min-w-0 flex-col gap-8">
          <ResultTools legs={legs} view={view} onChange={look} />
          {legs.map(
            (leg, index) =>
              isOpen(leg, index) && (
                <LegSection
                  // oxlint-disable-next-line react/no-array-index-key -- a leg is its place in the journey
                  key={index}
                  leg={leg}
                  name={legName(index)}
                  date={dateOf(criteria, index)}
                  view={view}
                  seats={seats}
                  picked={picks[index]}
                  previous={picks[index - 1]}
                  isStale={isStale}
                  onDate={(date) =>
                    search(withLegDate(criteria, index, date), withoutPick(view.picks, index))
                  }
                  onPick={(key) => pick(index, key)}
                  onView={look}
                  onModify={onModify}
                  onOneWay={() =>
                    search({ ...criteria, tripType: 'one_way' }, view.picks.slice(0, 1))
                  }
                  {...(index === next && { headingRef: nextHeading })}
                />
              ),
          )}
        </div>
      </div>
      <EstimateBar
        picks={chosen}
        legCount={legs.length}
        nextStep={nextStep()}
        isAdding={addToCart.isPending}
        error={callErrorOf(addToCart.error)}
        onAdd={() => addToCart.mutate(toCartInput(criteria, legs, chosen))}
      />
    </>
  )
}

/** After a choice, the eye and the keyboard go on to the leg that is still open. */
function useFocusOnNext(next: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(next)
  useEffect(() => {
    if (next > before.current) heading.current?.focus()
    before.current = next
  }, [next])
  return heading
}

function LegMap({ legs, at }: { legs: readonly Leg[]; at: number }) {
  const { t } = useTranslation('ferry')
  const leg = legs[at]
  if (!leg) return null
  const { from, to } = leg
  return (
    <StraitMap
      label={t('results.mapTitle', { from: from.Name, to: to.Name })}
      description={t('results.mapDescription', { from: from.Name, to: to.Name })}
      terminals={[from, to].map((terminal) => ({
        code: terminal.Code,
        label: terminal.Name,
        latitude: terminal.Latitude,
        longitude: terminal.Longitude,
      }))}
      route={[from.Code, to.Code]}
    />
  )
}

function dateOf(criteria: FerryCriteria, index: number): string {
  if (criteria.tripType === 'multi_city') return criteria.sectors[index]?.departOn ?? ''
  return index === 0 ? criteria.departOn : criteria.returnOn
}

function withoutPick(picks: readonly string[], index: number): string[] {
  return picks.map((pick, at) => (at === index ? '' : pick))
}
