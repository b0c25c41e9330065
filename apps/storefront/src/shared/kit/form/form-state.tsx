import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import type { ProblemCode } from '@selat/sdk/problems'
import { Alert } from '@selat/ui/alert'
import { Countdown } from '@selat/ui/countdown'
import { type ReactNode, useState } from 'react'

import { useProblemText } from '../../app/problem-text.ts'
import { SendingNote } from './sending-note.tsx'

/** The contents that replace the words of a refusal, by its code. */
export type FormNotices = Partial<Readonly<Record<ProblemCode, ReactNode>>>

export type FormStateProps = {
  form: {
    isSending: boolean
    waitUntil: number | null
    endWait: () => void
    failure: CallError | null
  }
  notices?: FormNotices
}

/** Shows the state of sending a form: slow, waiting before another try, offline or refused (ERR-4). */
export function FormState({ form, notices = {} }: FormStateProps) {
  const { t } = useTranslation('common')
  const toText = useProblemText()
  const { isSending, failure, waitUntil, endWait } = form
  if (isSending) return <SendingNote />
  if (waitUntil !== null) return <WaitNotice until={waitUntil} onOver={endWait} />
  if (failure === null || isWait(failure)) return null
  const notice = failure.kind === 'problem' ? notices[failure.code] : undefined
  if (notice !== undefined) return notice
  const isOffline = failure.kind === 'network' && failure.offline
  return (
    <Alert
      variant={isOffline ? 'warning' : 'destructive'}
      live="assertive"
      {...(isOffline && { title: t('state.offlineTitle') })}
    >
      {toText(failure)}
    </Alert>
  )
}

/** Counts down the wait after too many tries, and calls `onOver` when it is over. */
export function WaitNotice({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  // The number is kept, because a new one at every render would be read out at every key press.
  const [seconds] = useState(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  return (
    <Alert variant="warning" live="assertive" title={t('wait.title')}>
      <span className="sr-only">{t('wait.announce', { time: format.countdownLong(seconds) })}</span>
      <Countdown
        deadline={until}
        label={t('wait.label')}
        thresholdsMs={[0]}
        announce={() => t('wait.over')}
        onExpire={onOver}
        className="data-urgent:text-foreground"
      />
    </Alert>
  )
}

/**
 * Whether the server refused because of too many tries. `WaitNotice` shows that; once the wait is over, no message is left to
 * show.
 */
export function isWait(error: CallError): boolean {
  return error.kind === 'problem' && error.code === 'rate_limited'
}
