import { EMAILED_CODE, toEpochMs } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Countdown } from '@selat/ui/countdown'
import { useState } from 'react'

import { ExpiryCountdown } from '../../../../shared/kit/expiry-countdown.tsx'
import { FormState } from '../../../../shared/kit/form/form-state.tsx'
import type { CodeSending } from '../../api/use-send-code.ts'
import type { SentCode } from '../../model/sent-code.ts'
import type { SpentCode } from './use-code-refusal.ts'

export type SentCodeClockProps = {
  sending: CodeSending
  /** The reason why the code is no longer valid; null until the server has refused it for one. */
  spent: SpentCode | null
  /** The text for an expired code that this page has not sent; by default the one for codes that are valid for minutes. */
  lifeText?: string | undefined
}

/** Says how long the sent code is valid and how to get another one. */
export function SentCodeClock({ sending, spent, lifeText }: SentCodeClockProps) {
  const { t } = useTranslation('account')
  const { sent } = sending
  const minutesText = t('code.expiredBody', { minutes: EMAILED_CODE.minutes })
  const spentTexts = {
    used: [t('code.used'), t('code.usedBody')],
    expired: [t('code.expired'), sent ? minutesText : (lifeText ?? minutesText)],
    no_tries: [t('code.usedUp'), t('code.usedUpBody')],
  } as const
  return (
    <div className="flex flex-col gap-4">
      {spent ? (
        <NewCode sending={sending} title={spentTexts[spent][0]} body={spentTexts[spent][1]} />
      ) : (
        sent && <Running key={sent.AsOf} sent={sent} sending={sending} />
      )}
      {!sent && !spent && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-muted-foreground">{t('code.notArrived')}</span>
          <SendAgain sending={sending} />
        </div>
      )}
      <FormState form={sending} />
    </div>
  )
}

/** Counts down until the code expires, and then offers another one. */
function Running({ sent, sending }: { sent: SentCode; sending: CodeSending }) {
  const { t } = useTranslation('account')
  const deadlineOf = (instant: string) =>
    sent.receivedAt + toEpochMs(instant) - toEpochMs(sent.AsOf)
  const [isExpired, setExpired] = useState(() => deadlineOf(sent.ExpiresAt) <= Date.now())
  const resendAt = deadlineOf(sent.ResendAt)
  const [canResend, setCanResend] = useState(() => resendAt <= Date.now())
  if (isExpired)
    return (
      <NewCode
        sending={sending}
        title={t('code.expired')}
        body={t('code.expiredBody', { minutes: EMAILED_CODE.minutes })}
      />
    )
  return (
    <div className="flex flex-col gap-1">
      <ExpiryCountdown
        expiresAt={sent.ExpiresAt}
        asOf={sent.AsOf}
        receivedAt={sent.receivedAt}
        label={t('code.validFor')}
        announceLeft={(time) => t('code.validLeft', { time })}
        announceOver={t('code.expired')}
        onExpire={() => setExpired(true)}
      />
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="text-muted-foreground">{t('code.notArrived')}</span>
        {canResend ? (
          <SendAgain sending={sending} />
        ) : (
          <Countdown
            deadline={resendAt}
            label={t('code.sendAgainIn')}
            thresholdsMs={[0]}
            announce={() => t('code.sendAgainReady')}
            onExpire={() => setCanResend(true)}
            className="text-muted-foreground data-urgent:text-muted-foreground [&>svg]:hidden"
          />
        )}
      </div>
    </div>
  )
}

function SendAgain({ sending }: { sending: CodeSending }) {
  const { t } = useTranslation('account')
  if (sending.waitUntil !== null) return null
  return (
    <Button variant="link" loading={sending.isSending} onClick={sending.send}>
      {t('code.sendAgain')}
    </Button>
  )
}

type NewCodeProps = { sending: CodeSending; title: string; body: string }

function NewCode({ sending, title, body }: NewCodeProps) {
  const { t } = useTranslation('account')
  return (
    <Alert
      variant="warning"
      live="polite"
      title={title}
      action={
        sending.waitUntil === null && (
          <Button size="sm" loading={sending.isSending} onClick={sending.send}>
            {t('code.sendNew')}
          </Button>
        )
      }
    >
      {body}
    </Alert>
  )
}
