import { useTranslation } from '@selat/i18n'
import type { CallError, Result, Schemas } from '@selat/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { admin, adminQueries } from '../../../../shared/app/api.ts'
import { notify } from '../../../../shared/app/notify.ts'
import { digestOf } from '../../../../shared/trade/manifest/digest-of.ts'
import { type CsvTable, readCsv } from '../../model/read-csv.ts'

/** A version that is open: its file, its rows, and whether its digest still fits. */
export type OpenVersion = { file: Schemas['ManifestExport']; table: CsvTable; isIntact: boolean }

/**
 * Loads the versions of a sailing and opens one of them. An open version has document numbers in full, so only this page holds
 * it, and it is gone when the page is left.
 */
export function useExports(sailing: string) {
  const { t } = useTranslation('manifest')
  const client = useQueryClient()
  const path = { id: sailing }
  const versions = useQuery(adminQueries.get('/admin/v1/manifest/sailing/{id}/export', { path }))
  const [open, setOpen] = useState<OpenVersion | null>(null)
  const [busy, setBusy] = useState<number | 'new' | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [unchangedSince, setUnchangedSince] = useState<number | null>(null)

  // Answers may arrive in another order, and only the version that was asked for last may be shown.
  const calls = useRef(0)
  const take = async (what: number | 'new', call: Promise<Result<Schemas['ManifestExport']>>) => {
    calls.current += 1
    const mine = calls.current
    const isLast = () => mine === calls.current
    setBusy(what)
    setFailure(null)
    setUnchangedSince(null)
    try {
      const { data, error } = await call
      if (data) {
        const opened = await toOpen(data)
        if (!isLast()) return
        setOpen(opened)
        if (what === 'new' && !data.IsNew) setUnchangedSince(data.Version)
      } else if (isLast()) setFailure(error)
    } catch (error) {
      // The version was handed over all the same. The code that reads the file did not download, or the page has no digests
      // over plain HTTP.
      notify({
        title: t('handover.notShown'),
        description: t('handover.notShownWhy'),
        variant: 'destructive',
      })
      globalThis.reportError(error)
    } finally {
      if (isLast()) setBusy(null)
    }
  }
  return {
    versions,
    open,
    busy,
    failure,
    /** The version since which a hand-over has found nothing new; null after any other call. */
    unchangedSince,
    handOver: async () => {
      await take('new', admin.post('/admin/v1/manifest/sailing/{id}/export', { path }))
      await Promise.all([client.invalidateQueries({ queryKey: ['manifest'] }), versions.refetch()])
    },
    read: (version: number) =>
      take(
        version,
        admin.get('/admin/v1/manifest/sailing/{id}/export/{version}', {
          path: { ...path, version },
        }),
      ),
  }
}

async function toOpen(file: Schemas['ManifestExport']): Promise<OpenVersion> {
  const [table, digest] = await Promise.all([readCsv(file.Csv), digestOf(file.Csv)])
  return { file, table, isIntact: digest === file.Digest }
}
