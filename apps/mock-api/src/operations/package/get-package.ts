import { findEntry } from '../../catalogue/find-entry.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { firstDeparture } from '../../products/package/first-departure.ts'
import { toWirePackage } from '../../products/package/wire-package.ts'

export const getPackage = defineOperation('getPackage', async ({ path }, ctx) => {
  const entry = findEntry(ctx, 'package', path.id)
  return { status: 200, body: toWirePackage(ctx, entry, await firstDeparture(ctx, entry)) }
})
