import type { QuotationState } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import type { BadgeProps } from '@selat/ui/badge'

const variants = {
  sent: 'info',
  accepted: 'accent',
  booked: 'success',
  lapsed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<QuotationState, BadgeProps['variant']>

/** Where a quotation stands; the word says it, the colour repeats it. */
export function StateBadge({ state }: { state: QuotationState }) {
  const { t } = useTranslation('quotation')
  return <Badge variant={variants[state]}>{t(`state.${state}`)}</Badge>
}
