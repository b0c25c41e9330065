import { defineOperation } from '../../../operation/operation.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toWireAttraction } from './wire-attraction.ts'

export const getAttraction = defineOperation('getAttraction', ({ path }, ctx) => ({
  status: 200,
  body: toWireAttraction(ctx, findEntry(ctx, 'attraction', path.id)),
}))
