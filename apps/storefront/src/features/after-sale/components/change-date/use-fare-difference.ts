import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Describes a difference in price in words, because a sign alone is easily overlooked. */
export function useFareDifference(): (difference: Schemas['Money']) => string {
  const { t } = useTranslation('order')
  const format = useFormat()
  return (difference) => {
    const { Amount } = difference
    if (Amount === 0) return t('changeDate.same')
    const amount = format.money({ ...difference, Amount: Math.abs(Amount) })
    return Amount > 0 ? t('changeDate.more', { amount }) : t('changeDate.less', { amount })
  }
}
