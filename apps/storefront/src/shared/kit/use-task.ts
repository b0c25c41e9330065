import { useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { useState } from 'react'

import { notify, notifyCallError } from '../app/notify.ts'

/** Something that takes its time, and tells when it failed: a call in the server's words, anything else in the caller's. */
export function useTask(failure: string) {
  const { t } = useTranslation('common')
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<void>) => {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      const call = callErrorOf(error)
      if (call) notifyCallError(call)
      else notify({ title: t('toast.error'), description: failure, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
