import type { Schemas } from '@selat/sdk'

import { queryClient } from '../../../shared/app/query-client.ts'
import { changeKept } from '../../../shared/trade/manifest/device-answers.ts'
import { sailingKey, sailingPath } from '../../../shared/trade/manifest/sailing-key.ts'
import { scanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { applyResults } from '../model/apply-results.ts'

/**
 * Puts the server's results into the manifests that are shown and stored, so that no passenger jumps back when the
 * scans no longer wait. Then it loads all manifests again.
 */
export async function showResults(
  scans: readonly Schemas['ScanInput'][],
  results: readonly Schemas['ScanResult'][],
): Promise<void> {
  const { owner } = scanQueue()
  const sailings = new Set(scans.map(({ Sailing }) => Sailing))
  await Promise.all(
    [...sailings].map(async (id) => {
      const change = (manifest: Schemas['Manifest']) => applyResults(manifest, results)
      // An answer to an earlier request does not contain these results.
      await queryClient().cancelQueries({ queryKey: sailingKey(id) }, { revert: false })
      queryClient().setQueryData<Schemas['Manifest']>(
        sailingKey(id),
        (before) => before && change(before),
        { updatedAt: queryClient().getQueryState(sailingKey(id))?.dataUpdatedAt },
      )
      if (owner !== null) await changeKept(owner, sailingPath(id), change).catch(() => undefined)
    }),
  )
  void queryClient().invalidateQueries({ queryKey: ['manifest'] })
}
