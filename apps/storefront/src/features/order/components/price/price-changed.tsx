import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useIsNetHidden } from '../../../../shared/price/net-visibility.ts'
import { focusReview } from './focus-review.ts'
import type { PriceChange } from './use-price-change.ts'

export type PriceChangedProps = PriceChange & {
  /** What the page shows by now, which is the selling price while net prices are hidden. */
  total: string
  isPlacing: boolean
  accept: () => void
  goBack: () => void
}

/** The order costs another amount than the buyer saw: both are told, and nothing is ordered until he says so. */
export function PriceChanged(props: PriceChangedProps) {
  const { before, after, total, isPlacing, accept, goBack } = props
  const { t } = useTranslation('order')
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  const now = isNetHidden ? total : format.money(after)
  const compared = !isNetHidden && before?.Currency === after.Currency ? before : undefined
  const back = () => {
    goBack()
    focusReview()
  }
  return (
    <Alert
      variant="warning"
      live="assertive"
      title={t('priceChanged.title', { now })}
      action={
        <>
          <Button variant="main" size="sm" loading={isPlacing} onClick={accept}>
            {t('priceChanged.accept', { now })}
          </Button>
          <Button variant="outline" size="sm" onClick={back}>
            {t('priceChanged.back')}
          </Button>
        </>
      }
    >
      {compared
        ? t(after.Amount > compared.Amount ? 'priceChanged.dearer' : 'priceChanged.cheaper', {
            before: format.money(compared),
            difference: format.money({
              ...after,
              Amount: Math.abs(after.Amount - compared.Amount),
            }),
          })
        : t('priceChanged.other')}
    </Alert>
  )
}
