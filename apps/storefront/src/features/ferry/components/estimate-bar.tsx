import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { type Ref, useCallback } from 'react'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { type SoldView, useSold } from '../../../shared/trade/price/sold-view.ts'
import { usePriceKindText } from '../../../shared/trade/price/use-price-kind-text.ts'
import { estimateOf, type JourneyEstimate, type PickedSailing } from '../model/picked-sailing.ts'
import { soldEstimate } from '../model/sold-legs.ts'

export type EstimateBarProps = {
  /** The chosen sailings with their net prices. */
  picks: readonly PickedSailing[]
  people: number
  /** Whether each leg has its sailing. */
  isComplete: boolean
  /** The text that says what has to be chosen next. */
  nextStep: string
  isAdding: boolean
  error: CallError | null
  onAdd: () => void
  ref?: Ref<HTMLElement>
}

/** Shows the sum of the choices at the foot of the window. It is an estimate until the next page (FER-5). */
export function EstimateBar(props: EstimateBarProps) {
  const { picks, people, isComplete, nextStep, isAdding, error, onAdd, ref } = props
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const toText = useProblemText()
  const isSeller = useIsFor(sellers)
  const kind = usePriceKindText()
  const toSold = useCallback(
    (net: JourneyEstimate, view: SoldView) => soldEstimate(net, { picks, people }, view),
    [picks, people],
  )
  const estimate = useSold(estimateOf(picks) ?? undefined, toSold)
  if (!estimate && !error) return null
  const counter = estimate?.atCounter.map((amount) => format.money(amount)) ?? []
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('estimate.label')}
      className="sticky bottom-0 z-20 border-t border-border bg-raised pb-[env(safe-area-inset-bottom)] shadow-raised outline-none print:hidden"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-4 py-2.5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-1 sm:px-6 sm:py-3">
        {error && (
          <Alert
            variant="destructive"
            live="assertive"
            title={toText(error)}
            className="col-span-2 my-1 w-full"
          />
        )}
        {estimate && (
          <>
            <p className="flex items-baseline gap-x-3 max-sm:flex-col">
              <span className="board-label text-muted-foreground">
                {[t('estimate.label'), kind].filter(Boolean).join(' · ')}
              </span>
              <span className="text-xl/6 font-bold whitespace-nowrap tabular sm:text-2xl">
                {format.money(estimate.total)}
              </span>
            </p>
            {isComplete ? (
              isSeller && (
                <Button
                  variant="main"
                  loading={isAdding}
                  onClick={onAdd}
                  className="max-sm:grow sm:row-span-2 sm:min-h-13 sm:px-7 sm:text-lg"
                >
                  {t(isAdding ? 'estimate.adding' : 'estimate.addToCart')}
                </Button>
              )
            ) : (
              <p className="text-sm font-semibold sm:row-span-2 sm:text-base">{nextStep}</p>
            )}
            <p className="text-xs text-muted-foreground max-sm:w-full sm:text-sm">
              {counter.length > 0 && (
                <span className="tabular">
                  {t('estimate.counter', { amount: format.list(counter) })}
                  {' · '}
                </span>
              )}
              {t('estimate.note')}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
