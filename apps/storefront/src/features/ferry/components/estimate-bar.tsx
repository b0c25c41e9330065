import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useProblemText } from '../../../shared/problem-text.ts'
import { estimateOf } from '../model/picked-sailing.ts'
import type { PickedSailing } from '../model/picked-sailing.ts'

export type EstimateBarProps = {
  picks: readonly PickedSailing[]
  legCount: number
  /** What is still to be chosen, in words. */
  nextStep: string
  isAdding: boolean
  error: CallError | null
  onAdd: () => void
}

/** Stays at the foot: what the choices come to, which is an estimate until the next page (FER-5). */
export function EstimateBar(props: EstimateBarProps) {
  const { picks, legCount, nextStep, isAdding, error, onAdd } = props
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const toText = useProblemText()
  const estimate = estimateOf(picks)
  if (!estimate && !error) return null
  return (
    <div className="sticky bottom-0 z-20 border-t border-border bg-raised pb-[env(safe-area-inset-bottom)] shadow-raised print:hidden">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-6">
        {error && (
          <Alert variant="destructive" live="assertive" title={toText(error)} className="w-full" />
        )}
        {estimate && (
          <>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="board-label text-muted-foreground">{t('estimate.label')}</span>
                <span className="text-2xl font-bold tabular">{format.money(estimate.total)}</span>
                {estimate.atCounter.length > 0 && (
                  <span className="text-sm text-muted-foreground tabular">
                    {t('estimate.counter', {
                      amount: format.list(estimate.atCounter.map((amount) => format.money(amount))),
                    })}
                  </span>
                )}
              </p>
              <p className="text-sm text-muted-foreground">{t('estimate.note')}</p>
            </div>
            {picks.length === legCount ? (
              <Button
                variant="main"
                size="lg"
                loading={isAdding}
                onClick={onAdd}
                className="max-sm:w-full"
              >
                {t(isAdding ? 'estimate.adding' : 'estimate.addToCart')}
              </Button>
            ) : (
              <p className="font-semibold">{nextStep}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
