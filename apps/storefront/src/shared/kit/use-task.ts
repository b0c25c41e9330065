import { useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { useState } from 'react'

import { notify, notifyCallError } from '../app/notify.ts'

/** Runs a task and shows a toast if it fails: in the server's words for a call, else with the text of the caller. */
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
