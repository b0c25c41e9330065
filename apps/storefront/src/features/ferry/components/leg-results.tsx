import { partyOf, partySize } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Skeleton } from '@selat/ui/skeleton'
import { useRef, useEffect } from 'react'

import { tellEvent } from '../../../shared/app/analytics/tell-event.ts'
import { deferred, deferredUntilNear } from '../../../shared/kit/deferred.tsx'
import { stickInSight } from '../../../shared/kit/stick-in-sight.ts'
import { useAddToCart } from '../../../shared/trade/cart/use-add-to-cart.ts'
import { useBookableRange } from '../../../shared/trade/ferry/use-search-form.ts'
import { toCartInput } from '../model/cart-input.ts'
import { firstDateOf, type Leg, legRoutes, withLegDate } from '../model/legs.ts'
import { findPicks, pickKey } from '../model/picked-sailing.ts'
import { EstimateBar } from './estimate-bar.tsx'
import { LegSection } from './leg-section.tsx'
import { ResultTools } from './result-tools.tsx'
import type { ResultAddress } from './use-result-address.ts'
import { useStepFocus } from './use-step-focus.ts'

// Filters and the map stand beside or below the sailings, so React can hydrate them after the sailings. On phones the filters
// are in a sheet, and the map is further down the page.
const FilterPanel = deferredUntilNear(
  () => import('./filter-panel.tsx').then((module) => module.FilterPanel),
  { place: <Skeleton className="h-96" /> },
)

const LegMap = deferredUntilNear(() => import('./leg-map.tsx').then((module) => module.LegMap), {
  place: <Skeleton className="aspect-3/2" />,
})

// The checklist is only needed once every leg has its sailing.
const BeforeYouCross = deferred(() =>
  import('./before-you-cross.tsx').then((module) => module.BeforeYouCross),
)

type LegResultsProps = {
  /** The legs with the prices that are shown. */
  legs: Leg[]
  /** These legs with their net prices, from which the price of the whole journey is calculated. */
  netLegs: Leg[]
  isStale: boolean
  address: ResultAddress
  onModify: () => void
}

/** Shows the legs with the chosen sailings and those to choose from, one choice at a time. */
export function LegResults({ legs, netLegs, isStale, address, onModify }: LegResultsProps) {
  const { t } = useTranslation('ferry')
  const { criteria, view, look, search } = address
  const range = useBookableRange()
  const addToCart = useAddToCart()
  const seats = partySize(partyOf(criteria))
  const routes = legRoutes(criteria)
  const picks = findPicks(legs, view.picks, seats)
  const chosen = picks.filter((picked) => picked !== undefined)
  const next = picks.indexOf(undefined)
  const choices = useRef<HTMLDivElement>(null)
  const stepRef = useStepFocus(next, choices)
  useTellLeg(isStale ? undefined : legs[next])
  const hasChoice = next !== -1 && legs.some(({ leg }) => leg.Sailings.length > 0)
  const isMultiCity = criteria.tripType === 'multi_city'
  // A leg without available sailings is shown at once, before a sailing of the other legs is chosen.
  const isOpen = (leg: Leg, index: number) =>
    next === -1 || index <= next || picks[index] !== undefined || leg.leg.Unavailable !== null
  const nameOf = (index: number) => {
    if (isMultiCity) return t('search.sector', { number: index + 1 })
    return t(index === 0 ? 'results.outbound' : 'results.return')
  }
  const nextStep = () => {
    if (isMultiCity) return t('results.chooseSector', { number: next + 1 })
    return t(next === 0 ? 'results.chooseOutbound' : 'results.chooseReturn')
  }
  const pick = (index: number, key: string) => {
    // A former refusal concerns another choice.
    addToCart.reset()
    tellPicked(legs[index], key)
    address.pick(index, key)
  }
  const shownLeg = legs[next === -1 ? 0 : next]
  const filtersOf = (leg: Leg) => <FilterPanel legs={legs} leg={leg} view={view} onChange={look} />
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl gap-x-10 px-4 py-5 sm:px-6 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          aria-label={t('filter.title')}
          ref={stickInSight}
          className="flex flex-col gap-8 self-start max-lg:hidden lg:sticky lg:top-[min(6rem,var(--stick-end,6rem))]"
        >
          {hasChoice && shownLeg && filtersOf(shownLeg)}
          {shownLeg && <LegMap leg={shownLeg} />}
        </aside>
        <div ref={choices} className="flex min-w-0 flex-col gap-8">
          <p role="status" className="sr-only">
            {next === -1 && t('results.allChosen')}
          </p>
          {legs.map(
            (leg, index) =>
              isOpen(leg, index) && (
                <LegSection
                  // oxlint-disable-next-line react/no-array-index-key -- a leg is its place in the journey
                  key={index}
                  leg={leg}
                  name={nameOf(index)}
                  date={routes[index]?.departOn ?? leg.leg.Date}
                  firstDate={firstDateOf(criteria, index, range.today)}
                  showsRoute={isMultiCity || index > 0}
                  isReturn={!isMultiCity && index === 1}
                  party={partyOf(criteria)}
                  view={view}
                  seats={seats}
                  picked={picks[index]}
                  previous={picks[index - 1]}
                  isStale={isStale}
                  onDate={(date) => search(withLegDate(criteria, index, date, range))}
                  onPick={(key) => pick(index, key)}
                  onView={look}
                  onModify={onModify}
                  onOneWay={() => search({ ...criteria, tripType: 'one_way' })}
                  {...(index === next && {
                    tools: (
                      <ResultTools leg={leg} view={view} filters={filtersOf(leg)} onChange={look} />
                    ),
                    headingRef: stepRef,
                  })}
                />
              ),
          )}
          {next === -1 && <BeforeYouCross legs={legs} picks={chosen} />}
          {/* The map is beside the list on wide screens, and below it on others. */}
          {shownLeg && (
            <div className="lg:hidden">
              <LegMap leg={shownLeg} />
            </div>
          )}
        </div>
      </div>
      <EstimateBar
        picks={findPicks(netLegs, view.picks, seats).filter((picked) => picked !== undefined)}
        people={seats}
        isComplete={next === -1 && !isStale}
        nextStep={nextStep()}
        isAdding={addToCart.isAdding}
        error={addToCart.failure}
        onAdd={() => addToCart.add(toCartInput(criteria, legs, chosen))}
        {...(next === -1 && { ref: stepRef })}
      />
    </>
  )
}

/** Reports to analytics the sailings that can be chosen: those of each leg and day once, and none if there is no choice. */
function useTellLeg(leg: Leg | undefined): void {
  const shown = leg && `${leg.from.Code} ${leg.to.Code} ${leg.leg.Date}`
  useEffect(() => {
    if (leg)
      tellEvent(async () => {
        const { describeSailings } =
          await import('../../../shared/trade/analytics/describe-lists.ts')
        return describeSailings('view_item_list', leg.leg.Sailings)
      })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same sailings with newer prices are the same list
  }, [shown])
}

/** Reports to analytics the sailing that a key names; nothing if a choice is undone. */
function tellPicked(leg: Leg | undefined, key: string): void {
  tellEvent(async () => {
    const { describeSailings } = await import('../../../shared/trade/analytics/describe-lists.ts')
    const picked = leg?.leg.Sailings.filter((sailing) =>
      sailing.Offers.some((offer) => pickKey(sailing, offer) === key),
    )
    return describeSailings('select_item', picked ?? [])
  })
}
