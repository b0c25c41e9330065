import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'

import { knownTopUpRejection } from '../../../shared/app/known/known-payments.ts'
import { knownIn } from '../../../shared/app/known/known.ts'
import type { Shown } from '../../../shared/app/known/known.ts'

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'destructive',
  cancelled: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<Shown<Schemas['TopUpState']>, string>

/** Shows the state of a top-up, and the reason if it was rejected. */
export function TopUpState({ topUp }: { topUp: Schemas['TopUp'] }) {
  const { t } = useTranslation('wallet')
  const { State, Rejection } = topUp
  const known = knownIn(tones, State)
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge variant={tones[known]}>{t(`state.${known}`)}</Badge>
      {Rejection !== null && (
        <span className="text-sm">{t(`rejection.${knownTopUpRejection(Rejection)}`)}</span>
      )}
    </span>
  )
}
