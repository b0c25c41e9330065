import { defineOperation } from '../../operation/operation.ts'
import { findManifestSailing } from './own-terminals.ts'
import { recordReveal } from './reveals.ts'
import { makeVersion, toWireExport } from './versions.ts'

export const exportManifest = defineOperation('exportManifest', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const made = await makeVersion(ctx, sailing)
  await recordReveal(ctx, sailing, { version: made.row.version })
  return { status: 200, body: toWireExport(sailing, made) }
})
