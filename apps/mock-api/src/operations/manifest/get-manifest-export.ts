import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { recordReveal } from '../../manifest/reveals.ts'
import { loadVersion, toWireExport } from '../../manifest/versions.ts'

export const getManifestExport = defineOperation('getManifestExport', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const row = await loadVersion(ctx.store, sailing, path.version)
  if (!row) return refuse('not_found')
  await recordReveal(ctx, sailing, { version: row.version })
  return { status: 200, body: toWireExport(sailing, { row, isNew: false }) }
})
