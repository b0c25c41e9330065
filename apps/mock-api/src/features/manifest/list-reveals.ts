import { defineOperation } from '../../operation/operation.ts'
import { findManifestSailing } from './own-terminals.ts'
import { loadReveals } from './reveals.ts'

const PAGE = 50

export const listReveals = defineOperation('listReveals', async ({ path, query }, ctx) => {
  const { cursor, limit = PAGE } = query
  const sailing = findManifestSailing(ctx, path.id)
  return { status: 200, body: await loadReveals(ctx, sailing, { cursor, limit }) }
})
