import { defineOperation } from '../../../operation/operation.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toWireCruise } from './wire-cruise.ts'

export const getCruise = defineOperation(
  'getCruise',
  async ({ path }, ctx) => ({
    status: 200,
    body: await toWireCruise(ctx, findEntry(ctx, 'cruise', path.id)),
  }),
  { transaction: 'none' },
)
