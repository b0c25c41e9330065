import { defineOperation } from '../../kernel/operation.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { loadReveals } from '../../manifest/reveals.ts'

export const listReveals = defineOperation('listReveals', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  return { status: 200, body: { Items: await loadReveals(ctx, sailing) } }
})
