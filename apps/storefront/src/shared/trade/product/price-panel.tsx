import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import type { ReactNode } from 'react'

import { useProblemText } from '../../app/problem-text.ts'
import { useTenant } from '../../app/tenant.ts'
import { PriceExplained } from '../price/price-explained.tsx'
import { RefundNow } from '../price/refund-now.tsx'
import { usePriceKindText } from '../price/use-price-kind-text.ts'
import type { QuoteState } from './use-quote.ts'

export type PricePanelProps = {
  quote: QuoteState
  /** The contents until enough is chosen: the lowest price, and what is still to be chosen. */
  before?: ReactNode
  /** The labels of the parts, such as “Room 1” and “Room 2”, by the lines' SectorIndex. */
  partLabels?: readonly string[]
  /** The button that adds the choice to the cart. */
  action: ReactNode
}

/** Shows the price of the choice line by line, or the reason why it cannot be booked. */
export function PricePanel({ quote, before, partLabels, action }: PricePanelProps) {
  const { t } = useTranslation('product')
  const { HoldMinutes } = useTenant().Ferry
  return (
    <div className="flex flex-col gap-4 border-t border-border pt-4">
      <div aria-live="polite" aria-busy={quote.isUpdating || undefined}>
        <PriceOrReason quote={quote} before={before} {...(partLabels && { partLabels })} />
      </div>
      {action}
      <p className="text-sm text-muted-foreground">{t('price.held', { minutes: HoldMinutes })}</p>
    </div>
  )
}

function PriceOrReason({ quote, before, partLabels }: Omit<PricePanelProps, 'action'>) {
  const { t } = useTranslation(['product', 'common'])
  const toText = useProblemText()
  const kind = usePriceKindText()
  const totalLabel = [t('price.total'), kind].filter(Boolean).join(' · ')
  const { prices, refundSteps, failure, isAsked, isUpdating, retry } = quote
  if (failure) {
    const isTransient = failure.kind !== 'problem' || failure.status >= 500
    return (
      <Alert
        variant={failure.kind === 'problem' && !isTransient ? 'warning' : 'destructive'}
        title={t(isTransient ? 'price.failed' : 'price.refused')}
        {...(isTransient && {
          action: (
            <Button variant="outline" size="sm" onClick={retry}>
              {t('common:action.retry')}
            </Button>
          ),
        })}
      >
        {toText(failure)}
      </Alert>
    )
  }
  if (!isAsked) return before ?? <p className="text-muted-foreground">{t('price.choose')}</p>
  if (!prices) return <PriceSkeleton />
  return (
    <div className={isUpdating ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {prices.map((price, index) => (
        <PriceExplained
          // oxlint-disable-next-line react/no-array-index-key -- a price is its place in the answer
          key={index}
          price={price}
          totalLabel={totalLabel}
          {...(partLabels && { partLabels })}
        />
      ))}
      <p className="mt-3 text-sm empty:hidden">
        <RefundNow steps={refundSteps} isCruise={quote.content === 'cruise'} />
      </p>
    </div>
  )
}

function PriceSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-2 h-7 w-full" />
    </div>
  )
}
