import { findEntry } from '../../catalogue/find-entry.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toWireTransport } from '../../products/transport/wire-transport.ts'

export const getTransport = defineOperation(
  'getTransport',
  ({ path }, ctx) => ({
    status: 200,
    body: toWireTransport(ctx, findEntry(ctx, 'transport', path.id)),
  }),
  { transaction: 'none' },
)
