import { useTranslation } from '@selat/i18n'
import { useState } from 'react'

import { notify } from './notify.ts'

/** Something that takes its time, and tells when it failed. */
export function useTask(failure: string) {
  const { t } = useTranslation('common')
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<void>) => {
    setBusy(true)
    try {
      await task()
    } catch {
      notify({ title: t('toast.error'), description: failure, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
