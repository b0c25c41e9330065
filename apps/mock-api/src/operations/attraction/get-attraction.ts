import { findEntry } from '../../catalogue/find-entry.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toWireAttraction } from '../../products/attraction/wire-attraction.ts'

export const getAttraction = defineOperation('getAttraction', ({ path }, ctx) => ({
  status: 200,
  body: toWireAttraction(ctx, findEntry(ctx, 'attraction', path.id)),
}))
