import { useTranslation } from '@selat/i18n'
import { useEffect, useState } from 'react'

import { useOnline } from '../shared/online.ts'
import { ErrorView } from './error-view.tsx'

/** Without a connection it says so, and asks again once there is one; else it is an error like any other (NAV-4). */
export function PageNotArrivedView({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  const isBack = wasOffline && isOnline
  useEffect(() => {
    if (isBack) onRetry()
  }, [isBack, onRetry])
  if (!wasOffline) return <ErrorView onRetry={onRetry} />
  return (
    <ErrorView
      status={null}
      message={t('state.offlineTitle')}
      description={t('error.offlinePage')}
      onRetry={onRetry}
    />
  )
}
