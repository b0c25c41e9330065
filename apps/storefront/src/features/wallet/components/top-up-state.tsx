import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'destructive',
  cancelled: 'neutral',
} as const satisfies Record<Schemas['TopUpState'], string>

/** Where a top-up stands, and why it was rejected. */
export function TopUpState({ topUp }: { topUp: Schemas['TopUp'] }) {
  const { t } = useTranslation('wallet')
  const { State, Rejection } = topUp
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge variant={tones[State]}>{t(`state.${State}`)}</Badge>
      {Rejection !== null && <span className="text-sm">{t(`rejection.${Rejection}`)}</span>}
    </span>
  )
}
