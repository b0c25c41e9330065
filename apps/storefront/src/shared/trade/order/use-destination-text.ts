import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Returns a function that says where a refund goes, and how many days that takes at most. */
export function useDestinationText(): (destination: Schemas['RefundDestination']) => string {
  const { t } = useTranslation('order')
  return ({ Name, Days }) =>
    Days === 0
      ? t('refunds.toAtOnce', { name: Name })
      : t('refunds.toWithin', { name: Name, count: Days })
}
