import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge, type BadgeProps } from '@selat/ui/badge'

import { knownIn, type Shown } from '../../../shared/app/known/known.ts'

type QuotationState = Schemas['QuotationState']

const variants = {
  sent: 'info',
  accepted: 'accent',
  booked: 'success',
  lapsed: 'neutral',
  cancelled: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<Shown<QuotationState>, BadgeProps['variant']>

/** Shows the state of a quotation in words; the colour only repeats them. */
export function StateBadge({ state }: { state: QuotationState }) {
  const { t } = useTranslation('quotation')
  const known = knownIn(variants, state)
  return <Badge variant={variants[known]}>{t(`state.${known}`)}</Badge>
}
