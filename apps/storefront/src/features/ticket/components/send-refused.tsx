import { useFormat, useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { Alert } from '@selat/ui/alert'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'
import type { Sending } from '../api/use-send-choice.ts'

/** Whether a choice was refused because a child or an infant would have sailed without an adult. */
export function isUnaccompanied({ failure }: Sending): boolean {
  return (
    failure !== null &&
    isProblem(failure, 'validation_failed') &&
    failure.errors.some(({ code }) => code === 'unaccompanied')
  )
}

/** Says why a choice failed and what became of the tickets; a refusal uses no ticket up. */
export function SendRefused({ sending }: { sending: Sending }) {
  const { sent, left, failure } = sending
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const toText = useProblemText()
  if (!failure) return null
  const names = (tickets: readonly { PassengerName: string }[]) =>
    format.list(tickets.map(({ PassengerName }) => PassengerName))
  const isAlone = isUnaccompanied(sending)
  const reason = isAlone ? t('redeem.unaccompanied', { names: names(left) }) : toText(failure)
  if (sent.length > 0)
    return (
      <Alert variant="warning" live="assertive" title={t('redeem.partly', { names: names(sent) })}>
        {t('redeem.partlyBody', { names: names(left), reason })}
      </Alert>
    )
  const next = isRefusal(failure) ? t('redeem.unchanged') : t('redeem.retry')
  return (
    <Alert variant="destructive" live="assertive" title={t('redeem.refused')}>
      {format.sentences([reason, !isAlone && next])}
    </Alert>
  )
}
