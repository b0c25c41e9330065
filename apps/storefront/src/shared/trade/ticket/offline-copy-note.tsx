import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'

import { useKeptAt } from '../../kit/offline/use-kept-at.ts'
import { useReaderZone } from '../agency/use-zone.ts'

export type OfflineCopyNoteProps = { orderId: string; answeredAt: number }

/** Says that the tickets come from this device, because the network did not answer. */
export function OfflineCopyNote({ orderId, answeredAt }: OfflineCopyNoteProps) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const zone = useReaderZone()
  const keptAt = useKeptAt(`/travel/v1/order/${orderId}/ticket`, answeredAt)
  if (keptAt === null) return null
  return (
    <Alert variant="info" live="polite" title={t('offline.title')} className="mb-5 print:hidden">
      {t('offline.body', { date: format.instant(keptAt, zone) })}
    </Alert>
  )
}
