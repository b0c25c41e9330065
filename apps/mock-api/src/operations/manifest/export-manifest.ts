import { defineOperation } from '../../kernel/operation.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { recordReveal } from '../../manifest/reveals.ts'
import { makeVersion, toWireExport } from '../../manifest/versions.ts'

export const exportManifest = defineOperation('exportManifest', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const made = await makeVersion(ctx, sailing)
  await recordReveal(ctx, sailing, { version: made.row.version })
  return { status: 200, body: toWireExport(sailing, made) }
})
