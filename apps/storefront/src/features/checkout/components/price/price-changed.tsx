import { useFormat, useTranslation } from '@selat/i18n'

import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { PriceQuestion } from '../../../../shared/trade/price/price-question.tsx'
import type { PriceChange } from '../../../../shared/trade/price/use-price-question.ts'
import { focusReview } from './focus-review.ts'

export type PriceChangedProps = PriceChange & {
  /** The total that the page shows now; it is the selling price while net prices are hidden. */
  total: string
  isPlacing: boolean
  accept: () => void
  goBack: () => void
}

/** Says that the order costs another amount than the one that was shown. The order is only placed if the visitor accepts it. */
export function PriceChanged(props: PriceChangedProps) {
  const { before, after, total, isPlacing, accept, goBack } = props
  const { t } = useTranslation('order')
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  const now = isNetHidden ? total : format.money(after)
  return (
    <PriceQuestion
      before={isNetHidden ? undefined : before}
      after={after}
      words={{
        title: t('priceChanged.title', { now }),
        body: (difference) =>
          difference
            ? t(difference.isDearer ? 'priceChanged.dearer' : 'priceChanged.cheaper', difference)
            : t('priceChanged.other'),
        accept: t('priceChanged.accept', { now }),
        back: t('priceChanged.back'),
      }}
      isSending={isPlacing}
      accept={accept}
      back={() => {
        goBack()
        focusReview()
      }}
    />
  )
}
