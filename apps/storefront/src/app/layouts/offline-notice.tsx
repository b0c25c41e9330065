import { useFormat, useTranslation } from '@selat/i18n'
import { WifiOff } from 'lucide-react'

import { useOnline } from '../../shared/app/online.ts'

/** Shows a notice while there is no connection. Its live region always exists, so that the notice is announced (ERR-4). */
export function OfflineNotice() {
  const { t } = useTranslation('common')
  const format = useFormat()
  const isOnline = useOnline()
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p className="flex items-start gap-2.5 bg-warning-surface px-4 py-2.5 text-sm sm:px-6">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            <strong>{format.sentence(t('state.offlineTitle'))}</strong>
            {format.sentenceGap}
            {t('state.offlineBody')}
          </span>
        </p>
      )}
    </div>
  )
}
