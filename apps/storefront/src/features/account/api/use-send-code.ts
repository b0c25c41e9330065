import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { useState } from 'react'

import { notify } from '../../../shared/app/notify.ts'
import { useRetryAfter } from '../../../shared/kit/form/use-retry-after.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { received, type SentCode } from '../model/sent-code.ts'

/** Keeps the last code that was sent by e-mail, and sends another one on request. */
export function useSendCode(first: SentCode | null, send: () => Promise<Schemas['EmailedCode']>) {
  const { t } = useTranslation('account')
  const [sent, setSent] = useState(first)
  const wait = useRetryAfter()
  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: (code) => {
      setSent(received(code))
      notify({ title: t('success.codeSent') })
    },
    onError: (error) => {
      const failure = callErrorOf(error)
      if (failure) wait.begin(failure)
    },
  })
  return {
    sent,
    send: () => sending.mutate(),
    isSending: sending.isPending,
    failure: callErrorOf(sending.error),
    waitUntil: wait.until,
    endWait: wait.end,
  }
}

export type CodeSending = ReturnType<typeof useSendCode>
