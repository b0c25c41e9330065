import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { KeptScan } from '../../../shared/kit/offline/manifest-device.ts'
import { isCodeOf } from '../../../shared/trade/manifest/apply-scans.ts'
import { sailingKey } from '../../../shared/trade/manifest/sailing-key.ts'
import { useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { useTerminalZone } from '../../../shared/trade/manifest/terminal-clock.tsx'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { sendScans } from '../api/send-scans.ts'
import { typedCode } from '../model/read-code.ts'

/** Lists the scans that were not sent yet, with a button that sends them now. */
export function WaitingDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['manifest', 'common'])
  const waiting = useScanQueue((line) => line.waiting)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    await sendScans()
    setSending(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t('waiting.title')}
      description={waiting.length === 0 ? t('waiting.none') : t('waiting.lead')}
      closeLabel={t('common:action.close')}
      footer={
        waiting.length > 0 && (
          <Button loading={isSending} onClick={() => void send()}>
            {t('waiting.send')}
          </Button>
        )
      }
    >
      <WaitingList scans={waiting} />
    </Dialog>
  )
}

export function WaitingList({ scans }: { scans: readonly KeptScan[] }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const nameOf = useScannedName()
  const zone = useTerminalZone()
  return (
    <ol className="divide-y divide-border">
      {scans.map((scan) => (
        <li key={scan.Id} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
          <span className="font-semibold">{nameOf(scan)}</span>
          <span className="text-muted-foreground tabular">
            {t(scan.Kind === 'undo' ? 'waiting.undo' : 'waiting.checkIn', {
              time: format.instant(scan.At, scan.zone ?? zone),
              place: scan.Place,
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Returns the name of a scan's passenger if the manifest of its sailing is loaded, or else the typed code. */
function useScannedName(): (scan: Schemas['ScanInput']) => string {
  const { t } = useTranslation('manifest')
  const client = useQueryClient()
  return (scan) => {
    const manifest = client.getQueryData<Schemas['Manifest']>(sailingKey(scan.Sailing))
    const passenger = manifest?.Passengers.find((one) => isCodeOf(scan.Code, one))
    return passenger ? wireNameOf(passenger) : typedCode(scan) || t('waiting.scanned')
  }
}
