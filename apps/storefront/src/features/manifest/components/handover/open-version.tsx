import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Unbroken } from '@selat/ui/unbroken'
import { Download, Printer, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { saveFile } from '../../../../shared/kit/save-file.ts'
import { useTerminalClock } from '../../../../shared/trade/manifest/terminal-clock.tsx'
import { PaperManifest, type VersionOfSailing } from './paper-manifest.tsx'
import { useColumnName } from './use-column-name.ts'

/** Shows a version of the manifest: its facts and changes, the file, and the version for paper. */
export function OpenVersionView({ open, sailing }: VersionOfSailing) {
  const { t } = useTranslation(['manifest', 'common'])
  const clock = useTerminalClock()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { file, isIntact } = open
  return (
    <>
      <section className="rounded-xl border-2 border-brand bg-card p-5 print:hidden">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('handover.versionOf', { version: file.Version })}
        </h2>
        <p className="mt-1 text-muted-foreground tabular">
          {[
            t('handover.count', { count: file.Passengers }),
            clock.instant(file.CreatedAt),
            file.By,
          ].join(' · ')}
        </p>
        <Changes changes={file.Changes} />
        <Digest digest={file.Digest} isIntact={isIntact} />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() =>
              saveFile(file.FileName, new Blob([file.Csv], { type: 'text/csv;charset=utf-8' }))
            }
          >
            <Download aria-hidden />
            {t('handover.csv')}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('common:action.print')}
          </Button>
        </div>
      </section>
      <PaperManifest open={open} sailing={sailing} />
    </>
  )
}

function Digest({ digest, isIntact }: { digest: string; isIntact: boolean }) {
  const { t } = useTranslation('manifest')
  if (!isIntact)
    return (
      <Alert variant="destructive" live="assertive" className="mt-4" title={t('handover.damaged')}>
        {t('handover.damagedBody')}
      </Alert>
    )
  return (
    <p className="mt-4 text-sm">
      <span className="flex items-center gap-1.5 font-semibold text-success">
        <ShieldCheck aria-hidden className="size-4" />
        {t('handover.intact')}
      </span>
      <span className="mt-0.5 block font-mono text-xs break-all text-muted-foreground">
        SHA-256 {digest}
      </span>
    </p>
  )
}

function Changes({ changes }: { changes: Schemas['ManifestChanges'] }) {
  const { t } = useTranslation('manifest')
  const { Since, Added, Removed, Changed } = changes
  if (Since === null) return <p className="mt-3">{t('handover.firstLead')}</p>
  return (
    <div className="mt-4">
      <h3 className="text-base">{t('handover.since', { version: Since })}</h3>
      <div className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-3">
        <ChangeList label={t('handover.added', { count: Added.length })} items={Added} />
        <ChangeList label={t('handover.removed', { count: Removed.length })} items={Removed} />
        <ChangeList label={t('handover.changed', { count: Changed.length })} items={Changed} />
      </div>
    </div>
  )
}

type ChangeListProps = { label: string; items: readonly Schemas['ManifestChange'][] }

function ChangeList({ label, items }: ChangeListProps) {
  const format = useFormat()
  const nameOf = useColumnName()
  return (
    <div>
      <h4 className="text-sm font-semibold text-muted-foreground">{label}</h4>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {items.map(({ Number, Name, Fields }) => (
          <li key={Number}>
            <span className="font-semibold">{Name}</span>{' '}
            <span className="text-muted-foreground tabular">
              <Unbroken text={Number} />
            </span>
            {Fields.length > 0 && (
              <span className="block text-muted-foreground">{format.list(Fields.map(nameOf))}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
