import { defineOperation } from '../../kernel/operation.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { loadVersions, toWireExportSummary } from '../../manifest/versions.ts'

export const listManifestExports = defineOperation('listManifestExports', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const versions = await loadVersions(ctx.store, sailing)
  return { status: 200, body: { Items: versions.map(toWireExportSummary) } }
})
