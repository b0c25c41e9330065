import { defineOperation } from '../../kernel/operation.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { loadReveals } from '../../manifest/reveals.ts'

const PAGE = 50

export const listReveals = defineOperation('listReveals', async ({ path, query }, ctx) => {
  const { cursor, limit = PAGE } = query
  const sailing = findManifestSailing(ctx, path.id)
  return { status: 200, body: await loadReveals(ctx, sailing, { cursor, limit }) }
})
