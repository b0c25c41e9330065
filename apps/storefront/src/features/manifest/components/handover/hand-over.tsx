import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { FileOutput } from 'lucide-react'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { useTerminalClock } from '../../../../shared/trade/manifest/terminal-clock.tsx'
import { useIsOffline } from '../../../../shared/trade/manifest/use-is-offline.ts'
import { OpenVersionView } from './open-version.tsx'
import { useExports } from './use-exports.ts'

/** Hands the manifest over, and shows what was handed over before. */
export function HandOver({ sailing }: { sailing: Schemas['ManifestSailing'] }) {
  const { t } = useTranslation('manifest')
  const toText = useProblemText()
  const isDown = useIsOffline()
  const work = useExports(sailing.Id)
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-border bg-card p-5 print:hidden">
        <div className="max-w-prose min-w-0">
          <h2 className="text-xl">{t('handover.title')}</h2>
          <p className="mt-1 text-muted-foreground">{t('handover.lead')}</p>
          {isDown && <p className="mt-1 font-medium text-warning">{t('handover.needsLine')}</p>}
        </div>
        <Button variant="main" loading={work.busy === 'new'} onClick={() => void work.handOver()}>
          <FileOutput aria-hidden />
          {t('handover.action')}
        </Button>
        {work.failure && (
          <Alert variant="destructive" live="assertive" className="w-full">
            {toText(work.failure)}
          </Alert>
        )}
      </section>
      <div role="status" className="not-has-[*]:hidden print:hidden">
        {work.unchangedSince !== null && (
          <Alert title={t('handover.unchanged', { version: work.unchangedSince })}>
            {t('handover.unchangedBody')}
          </Alert>
        )}
      </div>
      {work.open && (
        <OpenVersionView key={work.open.file.Version} open={work.open} sailing={sailing} />
      )}
      {/* It keeps the height of its skeleton. A page at its end would otherwise scroll back when there are no versions, and the
          button would move away from the finger. */}
      <section className="min-h-42 print:in-[body:has(.paper-manifest)]:hidden">
        <h2 className="mb-3 text-xl">{t('handover.versions')}</h2>
        <QueryState query={work.versions} skeleton={<Skeleton className="h-32 rounded-lg" />}>
          {({ Items }) => <Versions items={Items} busy={work.busy} onOpen={work.read} />}
        </QueryState>
      </section>
    </div>
  )
}

type VersionsProps = {
  items: readonly Schemas['ManifestExportSummary'][]
  busy: number | 'new' | null
  onOpen: (version: number) => Promise<void>
}

function Versions({ items, busy, onOpen }: VersionsProps) {
  const { t } = useTranslation('manifest')
  const clock = useTerminalClock()
  if (items.length === 0) return <p className="text-muted-foreground">{t('handover.none')}</p>
  return (
    <ol className="divide-y divide-border border-y border-border">
      {items.map((item) => (
        <li key={item.Version} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold">
              {t('handover.versionOf', { version: item.Version })}
              <span className="font-normal">
                {' · '}
                {t('handover.count', { count: item.Passengers })}
                {' · '}
                {item.Version === 1 ? t('handover.first') : <Delta of={item} />}
              </span>
            </p>
            <p className="text-sm text-muted-foreground tabular">
              {clock.instant(item.CreatedAt)} · {item.By}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            className="print:hidden"
            loading={busy === item.Version}
            aria-label={t('handover.openOf', { version: item.Version })}
            onClick={() => void onOpen(item.Version)}
          >
            {t('handover.open')}
          </Button>
        </li>
      ))}
    </ol>
  )
}

function Delta({
  of,
}: {
  of: Pick<Schemas['ManifestExportSummary'], 'Added' | 'Removed' | 'Changed'>
}) {
  const { t } = useTranslation('manifest')
  const { Added, Removed, Changed } = of
  return t('handover.delta', { added: Added, removed: Removed, changed: Changed })
}
