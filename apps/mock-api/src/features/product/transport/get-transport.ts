import { defineOperation } from '../../../operation/operation.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toWireTransport } from './wire-transport.ts'

export const getTransport = defineOperation(
  'getTransport',
  ({ path }, ctx) => ({
    status: 200,
    body: toWireTransport(ctx, findEntry(ctx, 'transport', path.id)),
  }),
  { transaction: 'none' },
)
