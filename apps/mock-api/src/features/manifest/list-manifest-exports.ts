import { defineOperation } from '../../operation/operation.ts'
import { findManifestSailing } from './own-terminals.ts'
import { loadVersions, toWireExportSummary } from './versions.ts'

export const listManifestExports = defineOperation('listManifestExports', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const versions = await loadVersions(ctx.store, sailing)
  return { status: 200, body: { Items: versions.map(toWireExportSummary) } }
})
