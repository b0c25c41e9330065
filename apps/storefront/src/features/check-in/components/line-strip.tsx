import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { CloudUpload, MapPin, Wifi, WifiOff } from 'lucide-react'
import { useState } from 'react'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { useIsOffline } from '../../../shared/trade/manifest/use-is-offline.ts'
import { useGateSettings } from '../api/gate-settings.ts'
import { GateSettingsDialog } from './gate-settings-dialog.tsx'
import { WaitingDialog } from './waiting-dialog.tsx'

/**
 * Shows the place of this device, the state of its connection and the number of waiting scans, at the top of every
 * view.
 */
export function LineStrip() {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const place = useGateSettings((settings) => settings.place)
  const waiting = useScanQueue((line) => line.waiting.length)
  const isDown = useIsOffline()
  const [open, setOpen] = useState<'settings' | 'waiting' | null>(null)
  const close = () => setOpen(null)
  const Line = isDown ? WifiOff : Wifi
  return (
    <div className="sticky top-0 z-20 border-b border-border bg-card print:hidden">
      <div className="mx-auto flex min-h-11 w-full max-w-7xl flex-wrap items-center gap-x-3 px-4 text-sm sm:gap-x-4 sm:px-6">
        <p role="status" className="flex items-center gap-1.5 font-semibold">
          <Line
            aria-hidden
            className={isDown ? 'size-4 shrink-0 text-warning' : 'size-4 shrink-0 text-success'}
          />
          <span className={isDown ? undefined : 'max-sm:sr-only'}>
            {t(isDown ? 'line.down' : 'line.up')}
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-label={t('line.openWaiting', { count: waiting, number: format.number(waiting) })}
          onClick={() => setOpen('waiting')}
        >
          <CloudUpload aria-hidden />
          <span className={waiting > 0 ? 'text-warning tabular' : 'tabular'}>
            {t('line.waiting', { count: waiting, number: format.number(waiting) })}
          </span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="ms-auto min-w-0 px-2"
          onClick={() => setOpen('settings')}
        >
          <MapPin aria-hidden />
          <span className="max-w-32 text-start leading-tight wrap-anywhere sm:max-w-64">
            {place || t('settings.open')}
          </span>
        </Button>
      </div>
      <Troubles />
      <GateSettingsDialog isOpen={open === 'settings'} onClose={close} />
      <WaitingDialog isOpen={open === 'waiting'} onClose={close} />
    </div>
  )
}

function Troubles() {
  const { t } = useTranslation('manifest')
  const toText = useProblemText()
  const { refusal, isForgetful, ofOthers } = useScanQueue()
  const notes = [
    refusal && t('line.refused', { reason: toText(refusal) }),
    isForgetful && t('line.forgetful'),
    ofOthers > 0 && t('line.ofOthers', { count: ofOthers }),
  ].filter((note) => note !== null && note !== false)
  return notes.map((note) => (
    <p key={note} role="status" className="bg-warning-surface px-4 py-2 text-sm sm:px-6">
      {note}
    </p>
  ))
}
