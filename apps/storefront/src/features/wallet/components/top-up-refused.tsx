import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

import { useProblemText } from '../../../shared/app/problem-text.ts'

const reasons = ['currency_not_offered', 'account_not_offered', 'decided'] as const

/** Says why a top-up like this is not accepted, and what to do about it. */
export function TopUpRefused({ failure }: { failure: CallError | null }) {
  const { t } = useTranslation('wallet')
  const toText = useProblemText()
  if (failure?.kind !== 'problem') return null
  const reason = reasons.find((known) => known === failure.params['reason'])
  return (
    <Alert variant="destructive" live="assertive">
      {reason ? t(`refused.${reason}`) : toText(failure)}
    </Alert>
  )
}
