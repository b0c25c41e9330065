import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { TriangleAlert } from 'lucide-react'

import type { Conflict } from '../../../shared/kit/offline/manifest-device.ts'
import { dismissConflict, useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { useTerminalZone } from '../../../shared/trade/manifest/terminal-clock.tsx'
import { useVerdictText } from './use-verdict-text.ts'

/**
 * Lists the scans that this device accepted offline and that the server objected to later. Each stays until a user has noted
 * it.
 */
export function ConflictList() {
  const { t } = useTranslation('manifest')
  const conflicts = useScanQueue((line) => line.conflicts)
  return (
    <div role="alert" className="print:hidden">
      {conflicts.length > 0 && (
        <section
          aria-label={t('conflict.title', { count: conflicts.length })}
          className="mb-6 rounded-xl border-2 border-destructive/50 bg-destructive-surface p-4 sm:p-5"
        >
          <h2 className="flex items-center gap-2 text-lg">
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
            {t('conflict.title', { count: conflicts.length })}
          </h2>
          <p className="mt-1 text-sm">{t('conflict.lead')}</p>
          <ul className="mt-3 divide-y divide-border">
            {conflicts.map((conflict) => (
              <ConflictItem key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function ConflictItem({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const { id, scan } = conflict
  const zone = useTerminalZone(scan.zone)
  const { title, detail } = useConflictText(conflict)
  const { Passenger = '', Number = '' } = conflict.result ?? {}
  const who = [Passenger, Number].filter((part) => part !== '').join(' · ') || scan.Code
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{who}</p>
        <p className="text-sm">
          <strong>{title}.</strong> {detail}
        </p>
        <p className="text-sm text-muted-foreground">
          {t('conflict.here', { time: format.instant(scan.At, zone), place: scan.Place })}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('conflict.noteOf', { who })}
        onClick={() => void dismissConflict(id)}
      >
        {t('conflict.note')}
      </Button>
    </li>
  )
}

function useConflictText({ scan, result }: Conflict) {
  const { t } = useTranslation('manifest')
  const textOf = useVerdictText(scan.zone)
  if (result) return textOf({ ...result, scan, by: 'server' })
  return { title: t('conflict.refused'), detail: t('conflict.refusedWhy') }
}
