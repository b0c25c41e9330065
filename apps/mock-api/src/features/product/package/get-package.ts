import { defineOperation } from '../../../operation/operation.ts'
import { findEntry } from '../listing/find-entry.ts'
import { firstDeparture } from './first-departure.ts'
import { toWirePackage } from './wire-package.ts'

export const getPackage = defineOperation('getPackage', async ({ path }, ctx) => {
  const entry = findEntry(ctx, 'package', path.id)
  return { status: 200, body: toWirePackage(ctx, entry, await firstDeparture(ctx, entry)) }
})
