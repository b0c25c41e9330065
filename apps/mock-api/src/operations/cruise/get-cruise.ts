import { findEntry } from '../../catalogue/find-entry.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toWireCruise } from '../../products/cruise/wire-cruise.ts'

export const getCruise = defineOperation(
  'getCruise',
  async ({ path }, ctx) => ({
    status: 200,
    body: await toWireCruise(ctx, findEntry(ctx, 'cruise', path.id)),
  }),
  { transaction: 'none' },
)
