import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { findManifestSailing } from './own-terminals.ts'
import { recordReveal } from './reveals.ts'
import { loadVersion, toWireExport } from './versions.ts'

export const getManifestExport = defineOperation('getManifestExport', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const row = await loadVersion(ctx.store, sailing, path.version)
  if (!row) return refuse('not_found')
  await recordReveal(ctx, sailing, { version: row.version })
  return { status: 200, body: toWireExport(sailing, { row, isNew: false }) }
})
